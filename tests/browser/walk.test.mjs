// The way to the answer, step by step, on the board as it stood then; and the rule behind a step.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyTo, keyboard } from './hands.mjs';
import { army, link, settled } from './links.mjs';
import { DESK, TEST, answerText, answers, button, finish, notice, picture, piece, place, plain, stage, tells, until } from './page.mjs';

const site = stage();

test('the arrow keys walk through the steps, and the board stands as it stood then', TEST, async () => {
  const page = await site.visit(link(settled()), DESK);
  const steps = page.getByRole('region', { name: 'Because' }).getByRole('listitem');
  assert.ok(await steps.count() > 4, 'there are steps');
  const moment = page.getByRole('group').filter({ has: button(page, 'Previous step') });
  await tells(place(page, 'With Aragorn'), 'Goblin Runner', 'in the end the Runner stands with Aragorn');
  const last = await answerText(page);

  const first = steps.first().getByRole('button').first();
  await keyTo(page, first);
  await page.keyboard.press('Home');
  await tells(moment, 'The board as it was set up', 'Home shows the setup');
  await tells(place(page, 'Unassigned minions'), 'Goblin Runner', 'at first nobody is assigned');
  await page.keyboard.press('ArrowDown');
  await tells(moment, 'Step 1 of', 'one step on');
  // The first deed puts the first Savage with Aragorn; the Runner is placed only later.
  const seen = [];
  for (let step = 1; step <= await steps.count(); step += 1) {
    await tells(moment, `Step ${step} of`, 'each press is one step');
    const current = steps.locator('[aria-current=step]');
    assert.equal(await current.count(), 1, 'one step is marked');
    seen.push({
      says: plain(await current.textContent()),
      with: plain(await place(page, 'With Aragorn').textContent()),
    });
    if (step === 2) await picture(page, 'walk-step-2');
    await page.keyboard.press('ArrowDown');
  }
  const at = (pattern) => seen.find((step) => pattern.test(step.says));
  const deed = at(/puts Goblin Runner on Aragorn/);
  assert.ok(deed, `a step says what the Shadow player does: ${seen.map((step) => step.says).join(' | ')}`);
  assert.match(deed.with, /Goblin Runner/, 'from that step on the Runner stands with Aragorn');
  assert.match(seen[0].with, /Uruk Savage 1/, 'after the first step the Savage stands with Aragorn');
  assert.doesNotMatch(seen[0].with, /Goblin Runner/, 'the Runner does not, then');
  await tells(moment, /\d+ steps$/, 'behind the last step is the end');
  await page.keyboard.press('ArrowUp');
  await tells(moment, 'Step', 'one step back');
  await button(page, 'Back to the end', true).click();
  await tells(moment, /\d+ steps$/, 'back at the end');
  assert.equal(await answerText(page), last, 'walking changes no answer');
  await finish(page);
});

test('a past board cannot be changed, and says so', TEST, async () => {
  const page = await site.visit(link(settled()), DESK);
  await button(page, 'Previous step').click();
  await piece(page, 'Goblin Runner').click();
  await tells(notice(page), 'This board shows another moment', 'it says why nothing is lifted');
  assert.equal(await piece(page, 'Goblin Runner').getAttribute('aria-pressed'), 'false', 'nothing is lifted');
  await finish(page);
});

test('the next turn passes control although nobody moved, and a step says so', TEST, async () => {
  const page = await site.visit(link(army()), DESK);
  // Three units each, an Elite each: the Leading Player has it, Gondor on odd turns and Rohan on even ones.
  await answers(page, [/^Gondor, as Leading Player, controls the Army in Minas Tirith/, 'units 3–3', 'Elites 1–1', 'next turn Rohan'], 'turn 3');
  await button(page, 'The next turn begins', true).click();
  await answers(page, [/^Rohan, as Leading Player, controls the Army in Minas Tirith/, 'units 3–3', 'Elites 1–1', 'next turn Gondor'], 'turn 4');
  await tells(page.getByRole('region', { name: 'Because' }), 'Nobody moved in Minas Tirith', 'why it passed');
  const steps = page.getByRole('region', { name: 'Because' }).getByRole('listitem');
  const turn = page.getByLabel('Turn', { exact: true });
  assert.equal(await turn.inputValue(), '4', 'it is turn 4 now');
  await steps.filter({ hasText: 'Turn 4 begins' }).getByRole('button').first().click();
  await tells(page.getByRole('main'), 'Step 1 of', 'the first step is shown');
  await button(page, 'Previous step').click();
  assert.equal(await until(page, () => turn.inputValue(), (now) => now === '3'), '3', 'at the setup it was turn 3');
  await finish(page);
});

for (const [board, chip, words] of [
  [settled(), /damage bonus/, [/one wound, and one more for each damage bonus/, /Comprehensive Rules/, /4\.2/, /In our own words/]],
  [army(), /MX3/, [/more Army units/, /War of the Ring/, /2e/, /In our own words/]],
]) {
  test(`a rule opens in our words, with book and edition: ${chip}`, TEST, async () => {
    const page = await site.visit(link(board), DESK);
    const by = keyboard(page);
    const cite = page.getByRole('region', { name: 'Rules cited' }).getByRole('button', { name: chip }).first();
    await by.press(cite);
    const dialog = page.getByRole('dialog');
    for (const word of words) await tells(dialog, word, 'the rule');
    await picture(page, `rule-${board.g}`, false);
    await page.keyboard.press('Escape');
    assert.ok(await until(page, async () => !(await dialog.isVisible()), Boolean), 'Escape closes it');
    const focused = await until(page, () => cite.evaluate((element) => element === document.activeElement), Boolean);
    assert.ok(focused, 'the focus is on the citation again');
    await finish(page);
  });
}

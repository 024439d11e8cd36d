// Every state of the page that is not at rest: the board that it is on, and what is done there. Tests try each of them in
// several windows, themes and languages; so nothing here depends on words.
import { army, frodoIsFull, link, loop, overTheLimit, refused, settled } from './links.mjs';
import { galleryIsFilled, until } from './page.mjs';

/** Three Elves' round, proposed a hundred times, that Bob has to answer: with a choice of places in the round. */
const round = { seq: [
  { act: { seat: 'alice', key: 'activate', args: { piece: 'bear' } } }, { act: { seat: null, key: 'resolve' } }, { act: { seat: null, key: 'resolve' } },
] };
const polled = (more = {}) => ({
  g: 'magic', r: 'cr-2026-08-07', q: 'shortcut',
  b: {
    players: [{ id: 'alice' }, { id: 'bob', mana: { R: '1' } }],
    pieces: [
      { id: 'bear', card: 'grizzly-bears', player: 'alice' }, { id: 'gond', card: 'presence-of-gond', player: 'alice', attached: 'bear' },
      { id: 'alarm', card: 'intruder-alarm', player: 'bob' }, { id: 'bolt', card: 'lightning-bolt', player: 'bob', zone: 'hand' },
    ],
  },
  a: [{ seat: 'alice', key: 'propose', args: { script: { times: '100', body: round } } }],
  ...more,
});

/** A hundred rounds of the loop at Anduin Banks, agreed to. */
export const banks = () => {
  const board = loop();
  const answered = [
    { seat: 'free_peoples', key: 'name_number', args: { times: '100' }, answers: 'name_number' },
    { seat: 'shadow', key: 'agree', answers: 'answer_number' },
  ];
  return { ...board, a: [...board.a, ...answered] };
};

/** A power of two to the power of a googol: nobody writes that out. */
const tooLong = {
  g: 'any-game', r: 'magic-732', q: 'round',
  b: {
    counters: [{ id: 'tokens', start: '1' }],
    actions: [{ id: 'double', seat: 'a', optional: true, changes: [{ change: 'multiply', counter: 'tokens', by: '2' }] }],
  },
  a: [
    { seat: 'a', key: 'name_number', args: { times: '10^100' }, answers: 'name_number' },
    { seat: 'b', key: 'agree', answers: 'answer_number' },
  ],
};

const dialog = async (page, key) => {
  await key.click();
  await page.locator('dialog[open]').waitFor();
};
const foot = (page, nth) => page.locator('.answer__foot [aria-haspopup]').nth(nth);
/** The nth of the closer looks. */
const closer = (nth, then) => async (page) => {
  await dialog(page, foot(page, 1));
  const key = page.locator('.closer__keys button').nth(nth);
  await key.click();
  await until(page, () => key.getAttribute('aria-pressed'), (pressed) => pressed === 'true');
  await then?.(page);
};
const hold = async (page) => {
  const piece = page.locator('[data-zone="minions"] button[data-token]').first();
  await piece.click();
  await page.locator('.dock').waitFor();
};
const unfold = async (page, nth) => {
  await hold(page);
  await page.locator('.dock summary').nth(nth).click();
};
const isFilled = (page, selector) => until(page, () => page.locator(selector).count(), (count) => count > 0);

/** Each state: its board, and what is done there. */
export const states = {
  readings: [overTheLimit()],
  'a reading taken': [overTheLimit({ o: { A7: 'one_each_from_non_leading' } })],
  'not allowed': [refused()],
  'not known': [tooLong],
  'a number': [loop()],
  'a number typed': [loop(), async (page) => {
    await page.locator('#number').fill('1000');
    await isFilled(page, '#number-remark .short');
  }],
  'a number that is none': [loop(), async (page) => {
    await page.locator('#number').fill('infinite');
    await isFilled(page, '#number[aria-invalid=true]');
  }],
  'a place in the round': [polled(), async (page) => {
    await page.locator('#number').fill('7');
    await isFilled(page, '#number-remark .short');
  }],
  'a past step': [settled(), async (page) => {
    await page.locator('#walk-back').click();
    await isFilled(page, '.walk.is-past');
  }],
  'an iteration': [banks(), async (page) => {
    await page.locator('#lap').fill('40');
    await isFilled(page, '.interrupt');
    await page.locator('#lap').press('Enter');
    await isFilled(page, '.walk.is-past');
  }],
  'an interruption': [banks(), async (page) => {
    await page.locator('#lap').fill('40');
    await page.locator('.interrupt .choice').waitFor();
    await page.locator('.interrupt .choice').scrollIntoViewIfNeeded();
  }],
  'a piece in the hand': [frodoIsFull(), hold],
  'where it may go': [frodoIsFull(), (page) => unfold(page, 0)],
  'its numbers': [frodoIsFull(), (page) => unfold(page, 1)],
  'what it may do': [polled({ q: 'loop', a: [] }), async (page) => {
    await page.locator('#piece-bear').click();
    await page.locator('.dock summary').last().click();
  }],
  'a reason against it': [frodoIsFull(), async (page) => {
    await hold(page);
    await page.locator('[data-zone="at.frodo"] .zone__head').click();
    await page.locator('.notice').waitFor();
  }],
  'a drag over a place that takes no more': [frodoIsFull(), async (page) => {
    const middle = async (locator) => {
      await locator.scrollIntoViewIfNeeded();
      const { x, y, width, height } = await locator.boundingBox();
      return [x + width / 2, y + height / 2];
    };
    // Both in sight at once: what is dragged to the window's edge scrolls it.
    await page.locator('[data-zone="at.frodo"]').evaluate((place) => place.scrollIntoView({ block: 'center' }));
    const [x, y] = await middle(page.locator('[data-zone="minions"] button[data-token]').first());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y + 2, { steps: 3 });
    await page.locator('#ghost').waitFor();
    const [left, top] = await middle(page.locator('[data-zone="at.frodo"] .zone__head'));
    await page.mouse.move(left, top, { steps: 4 });
    await isFilled(page, '[data-zone="at.frodo"].is-over');
  }],
  'a new piece in the hand': [frodoIsFull(), async (page) => {
    await page.locator('#tray-search').fill('runner');
    await until(page, () => page.locator('button[data-kind]').count(), (count) => count < 5);
    await page.locator('button[data-kind]').first().click();
    await page.locator('.dock').waitFor();
  }],
  'nothing found': [frodoIsFull(), async (page) => {
    await page.locator('#tray-search').fill('zzzz');
    await until(page, () => page.locator('button[data-kind]').count(), (count) => count === 0);
  }],
  'start positions': [army(), (page) => page.locator('.starts summary').click()],
  'an empty board': [army(), async (page) => {
    await page.locator('.shelf__empty button').first().click();
    await until(page, () => page.locator('button[data-token]').count(), (count) => count === 0);
  }],
  'the gallery': [army(), async (page) => {
    await page.locator('.stage__how button').click();
    await page.waitForFunction(() => document.activeElement.id === 'gallery');
    await galleryIsFilled(page);
  }],
  'a rule': [settled(), (page) => dialog(page, page.locator('.cite').first())],
  'the search for a rule': [settled(), async (page) => {
    await dialog(page, page.locator('.header__key').nth(1));
    await page.locator('.menu__all').nth(1).click();
    await page.locator('#find-words').fill('loop');
    await isFilled(page, '.find__rule');
  }],
  menu: [army(), (page) => dialog(page, page.locator('.header__key').nth(1))],
  share: [refused(), (page) => dialog(page, page.locator('.header__key').nth(0))],
  'share, all of it': [refused(), async (page) => {
    await dialog(page, page.locator('.header__key').nth(0));
    for (const fold of await page.locator('dialog[open] summary').all()) await fold.click();
  }],
  'for the table': [settled(), (page) => dialog(page, foot(page, 0))],
  'for the table, turned': [settled(), async (page) => {
    await dialog(page, foot(page, 0));
    await page.locator('dialog[open] .button--main').first().click();
  }],
  'under other rules': [settled(), closer(0)],
  'beside another board': [frodoIsFull(), async (page) => {
    await page.locator('.board .stepper__row .button:last-child').first().click();
    await until(page, () => page.locator('.board__tools button').first().getAttribute('aria-disabled'), (idle) => !idle);
    await closer(1, () => isFilled(page, '.differences'))(page);
  }],
  'only these matter': [settled(), closer(2, (page) => isFilled(page, 'dialog[open] .fewest, dialog[open] .closer__told'))],
  'this is wrong': [settled(), closer(3)],
};

/** Brings the page into a state, in this language: a fresh page is loaded, one that is there is closed down and led on by a link. */
export async function enter(site, page, name, lang) {
  const [board, go] = states[name];
  const fragment = link(board);
  await page.mouse.up();
  if (page.url().startsWith(site.server.url)) {
    const open = () => page.locator('dialog[open], .dock, .notice').count();
    for (let tries = 0; tries < 20 && await open(); tries += 1) await page.keyboard.press('Escape');
    await page.evaluate((hash) => {
      for (const fold of document.querySelectorAll('details[open]')) fold.open = false;
      history.replaceState(null, '', location.pathname + location.search);
      location.hash = hash;
    }, fragment);
    // The page writes an address of its own once the link is open.
    await page.waitForFunction((hash) => location.hash !== hash, fragment);
  } else {
    await page.goto(`${site.server.url}/?lang=${lang}${fragment}`);
  }
  await isFilled(page, '.card');
  await go?.(page);
}

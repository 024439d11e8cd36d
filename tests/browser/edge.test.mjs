// A drag on a phone, where the board is longer than the window: the page scrolls at its edges and nowhere else, and a piece
// that is let go just beside a place that takes it snaps there. By mouse and by finger.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finger, mouse } from './hands.mjs';
import { assignment, link } from './links.mjs';
import { PHONE, TEST, finish, fresh, gone, picture, place, stage, until } from './page.mjs';

const site = stage();
const scrolled = (page) => page.evaluate(() => scrollY);

// Where the page stands once it no longer scrolls.
async function stillAt(page) {
  let before;
  return until(page, async () => {
    const now = await page.evaluate(() => new Promise((done) => { setTimeout(() => done(scrollY), 150); }));
    const still = now === before;
    before = now;
    return still ? now : undefined;
  }, (now) => now !== undefined);
}

for (const [name, hand] of [['mouse', mouse], ['finger', finger]]) {
  test(`a piece dragged to the window's edge scrolls the page, and beside a place it snaps there (${name})`, TEST, async () => {
    const page = await site.visit(link(assignment()), PHONE);
    const hold = hand(page);
    const runner = fresh(page, 'Goblin Runner');
    await page.getByRole('searchbox').fill('runner');
    await runner.waitFor();
    const runners = () => place(page, 'Unassigned minions').locator('button[data-token]').filter({ hasText: 'Goblin Runner' }).count();
    assert.equal(await runners(), 1);

    // Up to the place where it belongs: what is in the hand stays in sight all the way.
    await hold.lift(runner);
    const before = await stillAt(page);
    const { width, height } = page.viewportSize();
    await hold.move(width / 2, 20);
    const higher = await until(page, () => scrolled(page), (now) => now < before - 150);
    assert.ok(higher < before - 150, `the page scrolls up at its upper edge: from ${before} to ${higher}`);
    await picture(page, `edge-${name}`, false);
    const ghost = await page.locator('#ghost').boundingBox();
    assert.ok(ghost.y + ghost.height > 0 && ghost.y < height, 'what is in the hand is in sight');
    await hold.move(width / 2, height / 2);
    const rest = await stillAt(page);
    await hold.move(width / 2 + 3, height / 2 + 3);
    assert.equal(await stillAt(page), rest, 'away from the edge it stands still');

    await hold.move(width / 2, height - 20);
    const lower = await until(page, () => scrolled(page), (now) => now > rest + 50);
    assert.ok(lower > rest + 50, `the page scrolls down at its lower edge: from ${rest} to ${lower}`);
    await hold.move(width / 2, height / 2);
    await stillAt(page);

    // At the window's side, beside the place and not on it.
    await hold.reach(place(page, 'Unassigned minions').getByRole('heading').first());
    const box = await place(page, 'Unassigned minions').boundingBox();
    assert.ok(box.x >= 4, 'there is a margin beside the place');
    await hold.move(1, box.y + box.height / 2);
    await page.locator('[data-zone="minions"].is-over').waitFor();
    await hold.letGo();
    assert.equal(await until(page, runners, (count) => count === 2), 2, 'it lies in the place that it was let go beside');
    await gone(page.locator('#ghost'), 'nothing is left under the pointer');
    await finish(page);
  });
}

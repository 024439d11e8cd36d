// Four ways to do the same things on the page: mouse, finger, keyboard, clicks alone. Each `hand(page)` has
//   put(piece, place)  moves a piece to a place, given by its name
//   press(button)      presses it
//   write(field, text) replaces what stands in a field
// Each says how many gestures it took, where that is more than one; going to something by Tab is none.
// and `context`, the window it works in. Mouse and finger can also `hold` a piece over a place and then `letGo`; in between they `move` and `reach` for things.
import assert from 'node:assert/strict';
import { DESK, PHONE, PATIENCE, dock, place, plain, spoken, until } from './page.mjs';

/** Where a dragged piece is let go: on the place's heading, never under what lies at the window's foot. */
function heading(page, name) {
  return place(page, name).getByRole('heading').first();
}

async function middle(locator) {
  const box = await locator.boundingBox();
  assert.ok(box, `not to be seen: ${locator}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// While something is dragged the page scrolls at the window's edges; `move` goes there until the target is in reach, and
// then away from the edge, so that the page stands still.
async function bringIntoReach(page, target, move) {
  const { height, width } = page.viewportSize();
  const [top, bottom] = [90, height - 190];
  const end = Date.now() + PATIENCE;
  const scrolled = () => page.evaluate(() => scrollY);
  for (;;) {
    const { y } = await middle(target);
    if (y >= top && y <= bottom) return;
    const before = await scrolled();
    await move(width / 2, y < top ? 20 : height - 20);
    await page.waitForFunction(({ before, y, top, bottom }) => {
      const now = y - (scrollY - before);
      return now >= top && now <= bottom;
    }, { before, y, top, bottom }, { timeout: 5000, polling: 'raf' }).catch(() => {});
    await move(width / 2, height / 2);
    const moved = await scrolled() !== before;
    if (!moved && y > 56 && y < height - 96) return;
    assert.ok(moved && Date.now() < end, `the page does not scroll to ${target} while something is dragged`);
  }
}

async function isHeld(piece) {
  const pressed = await until(piece.page(), () => piece.getAttribute('aria-pressed'), (now) => now === 'true');
  assert.equal(pressed, 'true', `not lifted: ${piece}`);
}

/** The left button held down. */
export function mouse(page) {
  return {
    async put(piece, name) {
      await hold(piece, name);
      await letGo();
    },
    hold,
    letGo,
    lift,
    move: (x, y) => page.mouse.move(x, y),
    reach: (target) => bringIntoReach(page, target, (x, y) => page.mouse.move(x, y)),
    press: (button) => button.click(),
    write: (field, text) => field.fill(text),
  };

  async function hold(piece, name) {
    await lift(piece);
    const target = heading(page, name);
    await bringIntoReach(page, target, (x, y) => page.mouse.move(x, y));
    const to = await middle(target);
    await page.mouse.move(to.x + 9, to.y + 3);
    await page.mouse.move(to.x, to.y);
  }

  function letGo() {
    return page.mouse.up();
  }

  async function lift(piece) {
    let from;
    // What came late may have moved it between the look and the pointer.
    const under = async () => {
      await piece.scrollIntoViewIfNeeded();
      from = await middle(piece);
      await page.mouse.move(from.x, from.y);
      return piece.evaluate((its) => its.matches(':hover'));
    };
    assert.ok(await until(page, under, (hovered) => hovered), `not under the pointer: ${piece}`);
    await page.mouse.down();
    await page.mouse.move(from.x + 6, from.y + 6);
    await page.mouse.move(from.x + 12, from.y + 12);
    await isHeld(piece);
  }
}
mouse.context = DESK;

/** A finger: long press, drag, let go; and taps. */
export function finger(page) {
  let touches;
  const touch = async (type, points) => {
    touches ??= await page.context().newCDPSession(page);
    const touchPoints = points.map(([x, y]) => ({ x, y, id: 1, radiusX: 5, radiusY: 5, force: 1 }));
    await touches.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    async put(piece, name) {
      await hold(piece, name);
      await letGo();
    },
    hold,
    letGo,
    lift,
    move,
    reach: (target) => bringIntoReach(page, target, move),
    /** Moves at once, as one scrolls. */
    async flick(piece, down) {
      const from = await middle(piece);
      await touch('touchStart', [[from.x, from.y]]);
      for (let part = 1; part <= 8; part += 1) await touch('touchMove', [[from.x, from.y + (down * part) / 8]]);
      await touch('touchEnd', []);
    },
    press: (button) => button.tap(),
    async write(field, text) {
      await field.tap();
      await field.fill(text);
    },
  };

  async function hold(piece, name) {
    await lift(piece);
    const target = heading(page, name);
    await bringIntoReach(page, target, move);
    const to = await middle(target);
    await touch('touchMove', [[to.x + 9, to.y + 3]]);
    await touch('touchMove', [[to.x, to.y]]);
  }

  function move(x, y) {
    return touch('touchMove', [[x, y]]);
  }

  function letGo() {
    return touch('touchEnd', []);
  }

  // A finger lifts a piece by staying on it.
  async function lift(piece) {
    await piece.scrollIntoViewIfNeeded();
    const from = await middle(piece);
    await touch('touchStart', [[from.x, from.y]]);
    await isHeld(piece);
    await touch('touchMove', [[from.x + 8, from.y + 8]]);
    await touch('touchMove', [[from.x + 14, from.y + 14]]);
  }
}
finger.context = PHONE;

/** Tab, Space, Enter, arrows, Escape; nothing else. */
export function keyboard(page) {
  return {
    async put(piece, name) {
      const isNew = await piece.getAttribute('data-kind');
      await keyTo(page, piece);
      await page.keyboard.press('Space');
      await isHeld(piece);
      await arrowTo(name);
      await page.keyboard.press('Enter');
      // A piece out of the tray stays in the hand for another place.
      if (isNew) await page.keyboard.press('Escape');
      return isNew ? 4 : 3;
    },
    async press(button) {
      await keyTo(page, button);
      await page.keyboard.press('Enter');
    },
    async write(field, text) {
      await keyTo(page, field);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    arrowTo,
  };

  // Through the places that are allowed, until the one that is wanted is told.
  async function arrowTo(name) {
    const told = [];
    for (let presses = 0; presses < 30; presses += 1) {
      const before = await spoken(page);
      await page.keyboard.press('ArrowRight');
      const now = await until(page, () => spoken(page), (text) => text !== before);
      told.push(now);
      if (now.startsWith(plain(name))) return;
    }
    assert.fail(`the arrows do not come to “${name}”, only to: ${told.join(' | ')}`);
  }
}
keyboard.context = DESK;

/** Single clicks: on the piece, on “Move to…”, on the place in the list. */
export function clicks(page) {
  return {
    async put(piece, name) {
      const isNew = await piece.getAttribute('data-kind');
      await piece.click();
      await dock(page).getByText('Move to…', { exact: true }).click();
      await dock(page).getByRole('button', { name, exact: true }).click();
      if (isNew) await dock(page).getByRole('button', { name: 'Stop placing', exact: true }).click();
      return isNew ? 4 : 3;
    },
    press: (button) => button.click(),
    write: (field, text) => field.fill(text),
  };
}
clicks.context = DESK;

/** Presses Tab, or Shift and Tab, until the focus is there. */
export async function keyTo(page, locator) {
  const target = await locator.elementHandle();
  let presses = 0;
  while (presses < 300) {
    // How far it is, at a guess, and which way; what counts is where the focus comes to in the end.
    const way = await target.evaluate((element) => {
      const now = document.activeElement ?? document.body;
      if (now === element) return 0;
      const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, dialog [tabindex="0"]')]
        .filter((stop) => stop.checkVisibility() && !stop.disabled && stop.tabIndex >= 0);
      const behind = (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
      const back = now !== document.body && behind(element, now);
      const [from, to] = back ? [element, now] : [now, element];
      const between = stops.filter((stop) => behind(from, stop) && !from.contains(stop) && behind(stop, to)).length;
      return back ? -between - 1 : between + 1;
    });
    if (way === 0) return;
    // Tab held down, which repeats it: quicker than pressing it again and again.
    if (way < 0) await page.keyboard.down('Shift');
    await Promise.all(Array.from({ length: Math.abs(way) }, () => page.keyboard.down('Tab')));
    await page.keyboard.up('Tab');
    if (way < 0) await page.keyboard.up('Shift');
    presses += Math.abs(way);
  }
  assert.fail(`Tab does not come to ${locator} (${presses} presses)`);
}

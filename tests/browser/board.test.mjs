// The board under a mouse, a finger, the keyboard and clicks alone, in the built page.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import axe from 'axe-core';
import { launch, open, servePage } from './harness.mjs';
import { gone, openCard, tells, until } from './page.mjs';

const DESK = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

let server;
let browser;
before(async () => {
  server = await servePage();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** The page on the assignment example, before any minion is assigned: two characters, three minions. */
async function assignment(options = DESK) {
  const page = await open(browser, options);
  await page.goto(`${server.url}/?lang=en`);
  await page.waitForSelector('#piece-aragorn');
  await page.getByRole('button', { name: 'Decide anew' }).first().click();
  await page.waitForFunction(() => document.querySelector('[data-zone="minions"] #piece-u1'));
  return page;
}

const lies = (page, piece) => page.locator(`#piece-${piece}`).evaluate((element) => element.closest('[data-zone]').dataset.zone);
// The focus goes to a piece after the page is drawn, and the browser may have its turn between the two.
const hasFocus = (page, id) => page.waitForFunction((wanted) => document.activeElement.id === wanted, id);
const hears = (page, words) => tells(page.locator('[role=status]'), words, 'what is told');
const shows = (page, words) => tells(page.locator('.dock'), words, 'at the foot');
const inSight = (locator) => locator.evaluate((element) => element.scrollIntoView({ block: 'center' }));
const landed = (page, piece, zone) => page.waitForSelector(`[data-zone="${zone}"] #piece-${piece}`);

async function middle(locator) {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + Math.min(box.height / 2, 24)];
}

async function dragged(page, piece, zone) {
  await inSight(page.locator(`#piece-${piece}`));
  const [x, y] = await middle(page.locator(`#piece-${piece}`));
  const [tx, ty] = await middle(page.locator(`[data-zone="${zone}"]`));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y, { steps: 3 });
  await page.waitForSelector('#ghost');
  await page.mouse.move(tx, ty, { steps: 6 });
}

/** A finger, as the browser itself gets it. */
async function finger(page) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    down: (x, y) => send('touchStart', [{ x, y, id: 1 }]),
    async to(x, y, tx, ty, steps = 8) {
      for (let step = 1; step <= steps; step++) {
        await send('touchMove', [{ x: x + ((tx - x) * step) / steps, y: y + ((ty - y) * step) / steps, id: 1 }]);
        await page.waitForTimeout(16);
      }
    },
    up: () => send('touchEnd', []),
    cancel: () => send('touchCancel', []),
  };
}

test('a mouse drags a minion to a companion; the ghost follows; the focus stays with the piece', async () => {
  const page = await assignment();
  await dragged(page, 'u1', 'at.aragorn');
  await shows(page, /With Aragorn: allowed/);
  const where = await page.locator('#ghost').evaluate((ghost) => ghost.style.transform);
  await page.mouse.move(200, 300);
  await page.waitForFunction((former) => document.querySelector('#ghost').style.transform !== former, where);
  const [tx, ty] = await middle(page.locator('[data-zone="at.aragorn"]'));
  await page.mouse.move(tx, ty);
  await page.mouse.up();
  await landed(page, 'u1', 'at.aragorn');
  await hasFocus(page, 'piece-u1');
  await gone(page.locator('#ghost'));
  await hears(page, /Uruk Savage 1 placed: With Aragorn\.$/);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('moving within a place draws nothing anew', async () => {
  const page = await assignment();
  await dragged(page, 'u1', 'at.aragorn');
  await page.evaluate(() => {
    window.changes = 0;
    new MutationObserver((records) => {
      window.changes += records.filter((record) => record.target.id !== 'ghost').length;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const [x, y] = await middle(page.locator('[data-zone="at.aragorn"]'));
  for (let nth = 0; nth < 30; nth++) await page.mouse.move(x - 15 + nth, y);
  assert.equal(await page.evaluate(() => window.changes), 0);
  await page.context().close();
});

test('a drop outside and Escape change nothing, and the click behind them lifts nothing', async () => {
  const page = await assignment();
  for (const end of ['outside', 'escape']) {
    await dragged(page, 'u1', 'at.aragorn');
    if (end === 'outside') {
      await page.mouse.move(5, 5);
      await page.mouse.up();
    } else {
      await page.keyboard.press('Escape');
      await page.mouse.up();
    }
    await page.waitForFunction(() => !document.querySelector('#ghost'));
    assert.equal(await lies(page, 'u1'), 'minions', end);
    await hears(page, /^Uruk Savage 1 put back\.$/);
    await gone(page.locator('.piece.is-lifted'), end);
  }
  await page.context().close();
});

test('a finger drags after a long press, and scrolls before it', async () => {
  const page = await assignment(PHONE);
  const hand = await finger(page);
  const piece = page.locator('#piece-u1');
  await inSight(piece);
  let [x, y] = await middle(piece);
  const before = await page.evaluate(() => scrollY);
  await hand.down(x, y);
  await hand.to(x, y, x, y - 120);
  await hand.up();
  await page.waitForFunction((before) => scrollY > before + 50, before);
  assert.equal(await page.locator('.is-lifted').count(), 0);

  // Chromium takes a finger away from a page that does not answer within 200 ms, so a busy machine has more than one try.
  for (let tries = 1; ; tries += 1) {
    await inSight(piece);
    [x, y] = await middle(piece);
    await hand.down(x, y);
    await page.waitForSelector('#ghost');
    const [tx, ty] = await middle(page.locator('[data-zone="at.aragorn"]'));
    await hand.to(x, y, tx, ty);
    if (tries === 3 || await page.locator('.dock').isVisible()) break;
    await hand.cancel();
  }
  await shows(page, /With Aragorn: allowed/);
  await hand.up();
  await landed(page, 'u1', 'at.aragorn');

  await inSight(page.locator('#piece-u2'));
  [x, y] = await middle(page.locator('#piece-u2'));
  await hand.down(x, y);
  await page.waitForSelector('#ghost');
  await hand.cancel();
  await page.waitForFunction(() => !document.querySelector('#ghost'));
  assert.equal(await lies(page, 'u2'), 'minions');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('by keyboard alone: lift, go through the places, drop, put back', async () => {
  const page = await assignment();
  await page.locator('#piece-u1').focus();
  await page.keyboard.press('Space');
  await page.waitForSelector('.dock');
  await hears(page, /^Uruk Savage 1 picked up\. It may go to 2 places\.$/);
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector('[data-zone="at.aragorn"].is-over');
  await hears(page, /^With Aragorn: allowed\./);
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector('[data-zone="at.frodo"].is-over');
  await page.keyboard.press('Enter');
  await landed(page, 'u1', 'at.frodo');
  await hasFocus(page, 'piece-u1');
  await page.locator('#piece-u2').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.dock');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('.dock'));
  assert.equal(await lies(page, 'u2'), 'minions');
  await hasFocus(page, 'piece-u2');
  await page.keyboard.press('Control+z');
  await landed(page, 'u1', 'minions');
  await page.keyboard.press('Control+Shift+Z');
  await landed(page, 'u1', 'at.frodo');
  await page.context().close();
});

test('by clicks alone, as a screen reader sends them: the menu of places has the forbidden ones with their reason', async () => {
  const page = await assignment();
  const press = (selector) => page.locator(selector).evaluate((element) => element.click());
  await press('#piece-u1');
  await press('[data-zone="at.frodo"] .place');
  await landed(page, 'u1', 'at.frodo');
  await press('#piece-u2');
  await page.waitForSelector('.dock .move-to', { state: 'attached' });
  await page.locator('.dock summary').first().evaluate((element) => element.click());
  const places = await page.locator('.move-to > li').allInnerTexts();
  assert.match(places[0], /With Aragorn/);
  assert.match(places.at(-1), /With Frodo: not allowed/);
  assert.ok((await page.locator('.move-to__no .cite').count()) > 0);
  await press('.move-to .place');
  await landed(page, 'u2', 'at.aragorn');
  await page.context().close();
});

test('a forbidden drop bounces, says why with the rule, and can be asked anyway', async () => {
  const page = await assignment();
  await dragged(page, 'u1', 'at.frodo');
  await page.mouse.up();
  await landed(page, 'u1', 'at.frodo');
  await dragged(page, 'u2', 'at.frodo');
  await page.waitForSelector('[data-zone="at.frodo"].is-forbidden.is-over');
  await shows(page, /With Frodo: not allowed/);
  await page.mouse.up();
  const notice = page.locator('.notice');
  await notice.waitFor();
  assert.equal(await lies(page, 'u2'), 'minions');
  assert.ok((await notice.locator('.cite').count()) > 0);
  await notice.getByRole('button', { name: 'Ask it anyway' }).click();
  await page.waitForSelector('.answer.is-refused');
  assert.equal(await lies(page, 'u2'), 'minions');
  await page.context().close();
});

test('a new piece is found by its printed number and tapped into many places', async () => {
  const page = await assignment(PHONE);
  await page.locator('#tray-search').fill('1C179');
  await page.waitForFunction(() => document.querySelectorAll('.tray [data-kind]').length === 1);
  const kind = page.locator('.tray [data-kind]');
  await kind.tap();
  await page.waitForSelector('.dock');
  const pieces = page.locator('[data-zone="minions"] .piece[data-token]');
  const before = await pieces.count();
  for (let more = 1; more <= 2; more++) {
    await page.locator('[data-zone="minions"] .place').tap();
    await page.waitForFunction((count) => document.querySelectorAll('[data-zone="minions"] .piece[data-token]').length === count, before + more);
  }
  await page.locator('.dock__back').tap();
  await gone(page.locator('.dock'));
  await page.context().close();
});

test('everything is kept: a reload and a link in a fresh profile show the same board', async () => {
  const page = await assignment();
  await page.waitForFunction(() => location.hash.startsWith('#s=1.'));
  const before = await page.evaluate(() => location.hash);
  await dragged(page, 'u1', 'at.aragorn');
  await page.mouse.up();
  await landed(page, 'u1', 'at.aragorn');
  // The address follows once the answer is painted.
  await page.waitForFunction((hash) => location.hash !== hash, before);
  const link = page.url();
  await page.reload();
  await landed(page, 'u1', 'at.aragorn');
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await page.reload();
  await landed(page, 'u1', 'at.aragorn');
  const fresh = await open(browser, DESK);
  await fresh.goto(link);
  await landed(fresh, 'u1', 'at.aragorn');
  // A reload breaks off what is still being fetched.
  assert.deepEqual([...page.problems, ...fresh.problems].filter((problem) => !problem.startsWith('failed:')), []);
  await page.context().close();
  await fresh.context().close();
});

test('a link that is cut keeps the board and says why; a good one opens in the open page', async () => {
  const page = await assignment();
  await page.waitForFunction(() => location.hash.startsWith('#s=1.'));
  const before = await page.evaluate(() => location.hash);
  await page.evaluate((cut) => { location.hash = cut; }, before.slice(0, before.length / 2));
  await page.waitForSelector('.notice');
  assert.equal(await lies(page, 'u1'), 'minions');
  await page.waitForFunction((hash) => location.hash === hash, before);
  await dragged(page, 'u1', 'at.aragorn');
  await page.mouse.up();
  await landed(page, 'u1', 'at.aragorn');
  // The same address again would open nothing.
  await page.waitForFunction((hash) => location.hash !== hash, before);
  await page.evaluate((hash) => { location.hash = hash; }, before);
  await landed(page, 'u1', 'minions');
  await page.context().close();
});

test('where the browser keeps nothing, the page says so once and works', async () => {
  const page = await open(browser, DESK);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
  });
  await page.goto(`${server.url}/?lang=en`);
  await page.getByRole('button', { name: 'Decide anew' }).first().click();
  await page.locator('.notice').getByRole('button', { name: 'Close' }).click();
  await dragged(page, 'u1', 'at.aragorn');
  await page.mouse.up();
  await landed(page, 'u1', 'at.aragorn');
  await page.waitForTimeout(100);
  await gone(page.locator('.notice'));
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test('a map is dragged on, and its list is the same board', async () => {
  const page = await open(browser, DESK);
  await page.goto(`${server.url}/?lang=en`);
  await page.locator('.card__open').filter({ hasText: 'Whose army is it?' }).click();
  const regular = page.locator('.map__piece').first();
  await regular.waitFor();
  await inSight(page.locator('.map'));
  const box = await regular.boundingBox();
  const target = await page.locator('polygon[data-zone="lossarnach"]').boundingBox();
  await page.mouse.move(box.x + 8, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x - 20, box.y + 8, { steps: 4 });
  await page.waitForSelector('#ghost');
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 6 });
  await page.waitForSelector('polygon[data-zone="lossarnach"].is-over');
  await page.mouse.up();
  await page.waitForSelector('section[data-zone="lossarnach"] .piece[data-token]');
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

for (const lang of ['en', 'fr']) {
  test(`on a phone nothing is too wide, too small or clipped, at rest and with a piece in the hand (${lang})`, async () => {
    const page = await open(browser, PHONE);
    await page.goto(`${server.url}/?lang=${lang}`);
    await page.waitForSelector('.board');
    // The gallery's cards come with the rest of the program.
    await page.locator('.card__open').first().waitFor();
    const examples = await page.locator('.card__open').count();
    for (let nth = 0; nth < examples; nth++) {
      await openCard(page, nth);
      for (const state of ['at rest', 'in the hand']) {
        // Some examples ask about a board without pieces.
        const pieces = page.locator('.zone .piece[data-token]');
        if (state === 'in the hand' && (await pieces.count()) === 0) continue;
        if (state === 'in the hand') {
          await pieces.first().tap();
          await page.waitForSelector('.dock');
        }
        const look = () => page.evaluate(() => {
          const seen = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
          const small = [...document.querySelectorAll('.board button:not(.cite), .board summary, .board input, .board select')]
            .filter(seen)
            .filter((element) => !element.matches('[type=checkbox]'))
            .filter((element) => { const box = element.getBoundingClientRect(); return box.width < 43.5 || box.height < 43.5; });
          const clipped = [...document.querySelectorAll('.piece, .zone__name, .board .button, .dock p')]
            .filter(seen)
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline');
          return {
            wide: document.documentElement.scrollWidth > innerWidth,
            small: small.map((element) => element.outerHTML.slice(0, 90)),
            clipped: clipped.map((element) => element.outerHTML.slice(0, 90)),
          };
        });
        const found = await until(page, look, (now) => !now.wide && now.small.length + now.clipped.length === 0);
        assert.deepEqual(found, { wide: false, small: [], clipped: [] }, `example ${nth}, ${state}`);
      }
      await page.keyboard.press('Escape');
      await gone(page.locator('.dock'));
    }
    await page.context().close();
  });
}

for (const colorScheme of ['light', 'dark']) {
  for (const lang of ['en', 'fr']) {
    test(`axe finds nothing, at rest, with a piece in the hand, and with a reason shown (${colorScheme}, ${lang})`, async () => {
      const page = await open(browser, { ...DESK, colorScheme });
      await page.goto(`${server.url}/?lang=${lang}`);
      await page.waitForSelector('.board');
      // As the driver evaluates it, the page's policy does not stand in its way.
      await page.evaluate(axe.source);
      const faults = () => page.evaluate(async () => {
        const found = await window.axe.run({ resultTypes: ['violations'] });
        return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
      });
      // The gallery's cards come with the rest of the program.
      await page.locator('.card__open').first().waitFor();
      const examples = await page.locator('.card__open').count();
      for (let nth = 0; nth < examples; nth++) {
        await openCard(page, nth);
        assert.deepEqual(await faults(), [], `example ${nth}, at rest`);
        const pieces = page.locator('.zone .piece[data-token]');
        if ((await pieces.count()) === 0) continue;
        await pieces.first().click();
        await page.locator('.dock summary').first().click();
        assert.deepEqual(await faults(), [], `example ${nth}, in the hand`);
        await page.keyboard.press('Escape');
        await gone(page.locator('.dock'));
      }
      await openCard(page, 0);
      await page.locator('.piece[data-token]').last().click();
      const forbidden = page.locator('.zone.is-forbidden .zone__head').first();
      if (await forbidden.count()) {
        await forbidden.click();
        await page.waitForSelector('.notice');
        assert.deepEqual(await faults(), [], 'a reason shown');
      }
      await page.context().close();
    });
  }
}

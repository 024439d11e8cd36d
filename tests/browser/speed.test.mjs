// The time from a gesture to the painted ruling, beside that of a gesture that changes nothing, in one run. Printed and
// not held to a limit: it depends on the machine and on what else runs on it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { army, link } from './links.mjs';
import { DESK, answers, button, finish, stage } from './page.mjs';

const site = stage();
const GESTURES = 40;
const THROTTLE = 4;

/** Clicks on what has this label so many times; the times until the frame after the next change is painted, in ms. */
function clickAndTime([label, times]) {
  const once = () => new Promise((resolve) => {
    const target = [...document.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === label
      || one.textContent.trim() === label);
    const begun = performance.now();
    target.click();
    // A frame, and a task behind it: by then it is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begun);
      port2.postMessage(0);
    });
  });
  const pause = () => new Promise((resolve) => { requestIdleCallback(resolve, { timeout: 500 }); });
  return (async () => {
    const taken = [];
    for (let nth = 0; nth < times; nth += 1) {
      taken.push(await once());
      await pause();
    }
    return taken;
  })();
}

function p95(times) {
  return [...times].sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1];
}

test('gesture to ruling', { timeout: 120_000 }, async () => {
  const page = await site.visit(link(army()), DESK);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  // Each turn gives another answer: the token passes.
  const rulings = await page.evaluate(clickAndTime, ['Turn: one more', GESTURES]);
  await answers(page, [/^Gondor, as Leading Player/], `forty turns later, on turn ${3 + GESTURES}`);
  assert.equal(await page.getByLabel('Turn', { exact: true }).inputValue(), String(3 + GESTURES), 'each gesture counted');
  // Redo has nothing to do: the page looks at the gesture and changes nothing.
  assert.equal(await button(page, 'Redo', true).getAttribute('aria-disabled'), 'true', 'nothing to do again');
  const idle = await page.evaluate(clickAndTime, ['Redo', GESTURES]);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  console.log(`gesture_to_ruling_p95_ms=${p95(rulings).toFixed(1)} idle_gesture_p95_ms=${p95(idle).toFixed(1)} `
    + `(${GESTURES} gestures each, CPU throttled ${THROTTLE} times)`);
  await finish(page);
});

// Firefox and WebKitGTK behind one small face: `goto(address)` and `run(function, ...arguments)` in the page, and `close()`.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Firefox, driven by puppeteer-core, which stands in the folder PUPPETEER. */
export async function firefox() {
  const require = createRequire(pathToFileURL(join(process.env.PUPPETEER, 'package.json')));
  const { default: puppeteer } = await import(pathToFileURL(require.resolve('puppeteer-core')).href);
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: process.env.FIREFOX, headless: true });
  const page = await browser.newPage();
  return {
    goto: (address) => page.goto(address, { waitUntil: 'load' }),
    run: (work, ...given) => page.evaluate(work, ...given),
    close: () => browser.close(),
  };
}

/** WebKitGTK's small browser, driven by its own WebDriver, on the display that is there. */
export async function webkit() {
  const port = 20_000 + (process.pid % 20_000);
  const driver = spawn(process.env.WEBKIT_DRIVER, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } });
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  try {
    for (let tries = 0; ; tries++) {
      const there = await call('GET', '/status').then(() => true, () => false);
      if (there) break;
      if (tries > 100) throw new Error('WebKitWebDriver does not answer');
      await new Promise((resolve) => { setTimeout(resolve, 100); });
    }
    const options = { binary: process.env.WEBKIT, args: ['--automation'] };
    const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } } });
    const at = `/session/${sessionId}`;
    return {
      goto: (address) => call('POST', `${at}/url`, { url: address }),
      run: (work, ...given) => call('POST', `${at}/execute/sync`, { script: `return (${work}).apply(null, arguments)`, args: given }),
      close: async () => {
        await call('DELETE', at).catch(() => {});
        driver.kill();
      },
    };
  } catch (error) {
    driver.kill();
    throw error;
  }
}

// Lighthouse's marks for the page in dist/, in its four categories. Run by script/lighthouse, which sets LIGHTHOUSE and CHROME.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What each category has to reach. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const folder = mkdtempSync(join(tmpdir(), 'refrain-lighthouse-'));
// A process of its own: Lighthouse is waited for here.
const server = spawn(process.execPath, ['script/static-server.mjs', 'dist', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
try {
  const url = await new Promise((resolve, reject) => {
    server.stdout.on('data', (said) => { const found = `${said}`.match(/http:\/\/\S+/); if (found) resolve(found[0]); });
    server.on('exit', () => reject(new Error('the page cannot be served')));
  });
  const report = join(folder, 'report.json');
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ');
  const run = spawnSync(process.env.LIGHTHOUSE, [`${url}/`, '--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`], {
    stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: process.env.CHROME },
  });
  if (run.status !== 0) throw new Error(`Lighthouse ended with ${run.status}`);
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  let reached = true;
  for (const [name, least] of Object.entries(LEAST)) {
    const mark = Math.round(categories[name].score * 100);
    reached &&= mark >= least;
    console.log(`lighthouse_${name.replace('-', '_')}=${mark}`);
    for (const { id, weight } of categories[name].auditRefs) {
      if (weight && audits[id].score !== null && audits[id].score < 0.9) console.log(`  ${id}: ${audits[id].details?.items?.[0]?.value ?? audits[id].displayValue ?? audits[id].title}`);
    }
  }
  for (const id of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']) console.log(`  ${id}: ${audits[id].displayValue}`);
  if (!reached && process.argv.includes('--check')) process.exitCode = 1;
} catch (error) {
  console.error(`lighthouse: ${error.message}`);
  process.exitCode = 1;
} finally {
  server.removeAllListeners('exit');
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

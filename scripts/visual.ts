import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureChromium } from './chromium';

const folder = 'tests/visual/screenshots';
const versionFile = `${folder}/chromium.txt`;

/** Name and version of the browser, such as `Chromium 150.0.7871.124`. */
function versionOf(browser: string): string {
  const said = execFileSync(browser, ['--version'], { encoding: 'utf8' });
  return /^\S+ [\d.]+/.exec(said)?.[0] ?? said.trim();
}

/**
 * Compare parts and key pages with the committed screenshots (`npm run test:visual`). `npm run test:visual -- --accept`
 * replaces the screenshots. Other arguments go to Playwright.
 * @returns the exit code: 0 without differences
 */
function run(given: string[]): number {
  const browser = ensureChromium();
  const version = versionOf(browser);
  const accept = given.includes('--accept');
  const rest = given.filter((argument) => argument !== '--accept');
  const taken = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : 'no browser yet';
  console.log(`Screenshots were taken with ${taken}; this is ${version}.`);
  const { status } = spawnSync(
    'npx',
    [
      ...['playwright', 'test', '--config', 'playwright.visual.config.ts'],
      ...(accept ? ['--update-snapshots'] : []),
      ...rest,
    ],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser } },
  );
  if (accept && status === 0) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(versionFile, `${version}\n`);
  } else if (status !== 0) {
    console.log(
      'What changed is in test-results/visual-report/. If it is meant: npm run test:visual -- --accept',
    );
    if (taken !== version) console.log('Another browser version may be all that differs.');
  }
  return status ?? 1;
}

process.exitCode = run(process.argv.slice(2));

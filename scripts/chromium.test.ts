import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findChromium, findFullChromium } from './chromium';

function folderWith(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  writeFileSync(join(folder, name), '');
  chmodSync(join(folder, name), 0o755);
  return folder;
}

test('the browser tests find Chromium on the PATH', () => {
  const folder = folderWith('chromium');
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(join(folder, 'chromium'));
});

test('the headless shell comes before Chromium with windows', () => {
  const withWindows = folderWith('chromium');
  const shell = folderWith('chromium-headless-shell');
  expect(findChromium({ PATH: `${withWindows}:${shell}` })).toBe(join(shell, 'chromium-headless-shell'));
});

test('CHROMIUM_PATH wins, and a wrong one is not replaced silently', () => {
  const folder = folderWith('chromium');
  const own = join(folderWith('my-browser'), 'my-browser');
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: own })).toBe(own);
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: '/no/such/browser' })).toBeUndefined();
});

test('the full browser is found beside the headless shell, also when that one is CHROMIUM_PATH', () => {
  const full = folderWith('chromium');
  const shell = folderWith('chromium-headless-shell');
  const PATH = `${shell}:${full}`;
  expect(findFullChromium({ PATH })).toBe(join(full, 'chromium'));
  const CHROMIUM_PATH = join(shell, 'chromium-headless-shell');
  expect(findFullChromium({ PATH, CHROMIUM_PATH })).toBe(join(full, 'chromium'));
  expect(findFullChromium({ PATH: shell })).toBeUndefined();
});

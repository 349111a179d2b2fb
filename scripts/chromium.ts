import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian.ts';

/** The headless shell comes first: it draws no windows and needs a quarter less time for the same tests. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

function findOnPath(browsers: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return browsers
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * Find Chromium on this machine: `CHROMIUM_PATH` if set, else the first browser on the PATH.
 * @returns an absolute path, or undefined when there is none
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return findOnPath(names, env);
}

/** Find a Chromium with a back/forward cache, which the headless shell lacks; undefined when there is none. */
export function findFullChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const found = findChromium(env);
  return isHeadlessShell(found) ? findOnPath(names.slice(1), env) : found;
}

/**
 * Find Chromium's headless shell, and the full browser for tests of the back/forward cache; install Debian's packages
 * of them when no password is needed (apt-get, as root). Without the shell, use any other Chromium.
 * @throws Error with instructions when there is no browser
 */
export function ensureChromium(): string {
  if (!process.env.CHROMIUM_PATH) {
    if (!isHeadlessShell(findChromium())) installPackages('chromium-headless-shell');
    if (!findFullChromium()) installPackages('chromium');
  }
  const found = findChromium();
  if (found) return found;
  throw new Error(
    process.env.CHROMIUM_PATH
      ? `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and there is no such file.`
      : 'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium-headless-shell) or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

const isHeadlessShell = (path: string | undefined): boolean => path?.endsWith(`/${names[0]}`) ?? false;

/**
 * Flags for a browser that makes no requests in the background; the sandbox is off for root only, since it cannot run
 * there.
 */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

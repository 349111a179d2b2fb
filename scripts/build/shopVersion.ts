import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import manifest from '../../package.json' with { type: 'json' };

/**
 * Version of a build, in `<meta name="version">`: `SHOP_VERSION` if set, else the package's version with the commit,
 * such as `0.1.0+4c7837ee`.
 */
export function shopVersion(): string {
  if (process.env.SHOP_VERSION) return process.env.SHOP_VERSION;
  try {
    const options: ExecFileSyncOptions = { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'ignore'] };
    const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], options);
    return `${manifest.version}+${String(commit).trim()}`;
  } catch {
    return manifest.version;
  }
}

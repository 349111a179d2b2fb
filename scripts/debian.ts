import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Install Debian packages when no password is needed: with apt-get, as root. Does nothing elsewhere. */
export function installPackages(...packages: string[]): void {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'inherit', env });
}

#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { version } from './package.json';

const help = `Checks a backend of the storefront against its contract, which this package contains.

  storefront-contract check <base URL> [options]            a running backend
  storefront-contract diff <file or URL> [options]          an OpenAPI description

  --help      after a command: its options
  --version   the version of this package
`;

/** Commands of the package (DEV-05). Each reads its options from process.argv. */
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  check: () => import('../check/index'),
  diff: () => import('../diff/index'),
};

const [name = '--help', ...options] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  const contract = fileURLToPath(new URL('openapi/storefront.yaml', import.meta.url));
  // The options of the user follow, so that their --contract takes precedence.
  process.env.CONTRACT_COMMAND = 'storefront-contract';
  process.argv.splice(2, Infinity, '--contract', contract, ...options);
  await command();
} else if (name === '--help' || name === '--version') {
  process.stdout.write(name === '--help' ? help : `${version}\n`);
} else {
  process.stderr.write(`There is no command ${name}.\nTry --help.\n`);
  process.exitCode = 2;
}

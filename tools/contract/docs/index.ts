import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { contractPage } from './page';

const help = `Builds one HTML page of the contract that opens without a network: operations, schemas, examples, decisions.

  npm run contract:docs [-- --output <file>]

  --output <file>   where to write it (default dist-contract/index.html)
  --help            this text
`;

try {
  const { output, help: isHelp } = parseArgs({
    options: {
      output: { type: 'string', default: 'dist-contract/index.html' },
      help: { type: 'boolean', default: false },
    },
  }).values;
  const page = isHelp ? '' : await contractPage();
  if (!isHelp) await mkdir(dirname(output), { recursive: true });
  if (!isHelp) await writeFile(output, page);
  process.stdout.write(isHelp ? help : `${output}: ${(page.length / 1e6).toFixed(1)} MB\n`);
} catch (error) {
  if (!(error instanceof TypeError && 'code' in error)) throw error;
  process.stderr.write(`${error.message}\nTry --help.\n`);
  process.exitCode = 2;
}

import { parseArgs } from 'node:util';

const help = `Counts how many made-up faults contract:check finds. From the contract, single changes are made of the mock server's
answers, one at a time; a fault is found when the check names its operation and its place.

  npm run contract:proof [-- <changes of each kind>]

  --help   this text

20 of each of the 20 kinds are tried where it is left out, which takes about a quarter of an hour.
Exit code 0: all were found. 1: some were missed; they are named on standard error. 2: the command line is wrong.
`;

/** `npm run contract:proof` (DEV-05). */
async function proof(each: number): Promise<number> {
  const { prove } = await import('./proof');
  const recalls = await prove(each, ({ kind, operation, pointer }, outcome) => {
    if (outcome !== 'found') process.stderr.write(`${outcome}: ${kind}, ${operation} ${pointer}\n`);
  });
  const tried = recalls.reduce((sum, { found, missed }) => sum + found + missed.length, 0);
  const found = recalls.reduce((sum, recall) => sum + recall.found, 0);
  const rows = recalls.map(
    (recall) => `| ${recall.kind} | ${recall.found + recall.missed.length} | ${recall.found} |`,
  );
  process.stdout.write(
    `| Kind | Changes | Found |\n| --- | --- | --- |\n${rows.join('\n')}\n| all | ${tried} | ${found} |\n`,
  );
  return found === tried ? 0 : 1;
}

const couldNotRun = 2;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  const each = Number(positionals[0] ?? 20);
  if (values.help) process.stdout.write(help);
  else if (Number.isInteger(each) && each > 0) process.exitCode = await proof(each);
  else {
    process.stderr.write(`${positionals[0]} is no number of changes.\nTry --help.\n`);
    process.exitCode = couldNotRun;
  }
} catch (error) {
  if (!(error instanceof TypeError && 'code' in error)) throw error;
  process.stderr.write(`${error.message}\nTry --help.\n`);
  process.exitCode = couldNotRun;
}

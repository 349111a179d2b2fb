import { parseArgs } from 'node:util';

const help = `Counts how many made-up faults contract:check finds: it has to name the operation and the place. They are planted in the
mock server, one at a time.

  npm run contract:proof [-- <changes of each kind>]

  --faults   only the faults of behaviour: listed by hand, they keep every schema, and most are seen between answers
             only. Otherwise single changes of the answers too, derived from the contract
  --kind <kind,kind>   only faults of behaviour of these kinds
  --harmless   the opposite: differences between backends that the contract leaves free, which must not be drift
  --help     this text

20 of each of the 21 kinds of changes are tried where the number is left out. The faults take about ten minutes, the harmless differences five.
Exit code 0: all were found, or no harmless difference was. 1: some were missed, or wrongly found; they are named on
standard error. 2: the command line is wrong.
`;

interface Options {
  each: number;
  onlyFaults: boolean;
  kinds: readonly string[];
}

/** `npm run contract:proof` (DEV-05). */
async function proof({ each, onlyFaults, kinds }: Options): Promise<number> {
  const { prove, proveFaults } = await import('./proof');
  const recalls = onlyFaults
    ? []
    : await prove(each, ({ kind, operation, pointer }, outcome) => {
        if (outcome !== 'found') process.stderr.write(`${outcome}: ${kind}, ${operation} ${pointer}\n`);
      });
  const ofFaults = await proveFaults(kinds, ({ kind, name }, outcome) => {
    if (outcome !== 'found') process.stderr.write(`${outcome}: ${kind}, ${name}\n`);
  });
  const all = [...recalls, ...ofFaults];
  const found = all.reduce((sum, recall) => sum + recall.found, 0);
  const tried = all.reduce((sum, recall) => sum + recall.found + recall.missed.length, 0);
  const rows = all.map(
    (recall) => `| ${recall.kind} | ${recall.found + recall.missed.length} | ${recall.found} |`,
  );
  process.stdout.write(
    `| Kind | Changes | Found |\n| --- | --- | --- |\n${rows.join('\n')}\n| all | ${tried} | ${found} |\n`,
  );
  return found === tried ? 0 : 1;
}

/** `npm run contract:proof -- --harmless`. */
async function harmless(): Promise<number> {
  const { proveHarmless } = await import('./harmless');
  let alarms = 0;
  const count = await proveHarmless(({ name, drift, problems }) => {
    const found = [
      ...drift.map(({ operation, rule, pointer }) => `${rule} in ${operation} ${pointer}`.trim()),
      ...problems,
    ];
    alarms += found.length;
    if (found.length > 0) process.stderr.write(`false alarm: ${name}: ${found.join('; ')}\n`);
  });
  process.stdout.write(`${count} harmless differences, ${alarms} false alarms\n`);
  return alarms === 0 ? 0 : 1;
}

const couldNotRun = 2;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      faults: { type: 'boolean', default: false },
      harmless: { type: 'boolean', default: false },
      kind: { type: 'string' },
    },
  });
  const each = Number(positionals[0] ?? 20);
  if (values.help) process.stdout.write(help);
  else if (values.harmless) process.exitCode = await harmless();
  else if (Number.isInteger(each) && each > 0)
    process.exitCode = await proof({
      each,
      onlyFaults: values.faults || values.kind !== undefined,
      kinds: values.kind?.split(',') ?? [],
    });
  else {
    process.stderr.write(`${positionals[0]} is no number of changes.\nTry --help.\n`);
    process.exitCode = couldNotRun;
  }
} catch (error) {
  if (!(error instanceof TypeError && 'code' in error)) throw error;
  process.stderr.write(`${error.message}\nTry --help.\n`);
  process.exitCode = couldNotRun;
}

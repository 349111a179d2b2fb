import { prove } from './proof';

/**
 * `npm run contract:proof`: changes the mock server's answers one at a time and counts how many of the changes
 * contract:check finds, at the right operation and place. The first argument is how many of each kind (default 19).
 */
const recalls = await prove(Number(process.argv[2] ?? 19), ({ kind, operation, pointer }, outcome) => {
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
process.exitCode = found === tried ? 0 : 1;

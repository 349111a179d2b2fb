import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from './command';
import { checkKnown, withKnown } from './known';
import { fetchFor, waitFor } from './network';
import { type CommandLine, help, readCommandLine } from './options';
import { exitCode } from './report';
import { stopOnSignal } from './stop';
import { formats } from '../report/formats';

/** File of the journal of a backend, which exists until everything is given back. */
const journalOf = (base: string): string =>
  join(tmpdir(), `contract-check-${createHash('sha256').update(base).digest('hex').slice(0, 16)}.json`);

/** `npm run contract:check`: check a running backend against the contract (DEV-05). */
async function check(commandLine: CommandLine): Promise<number> {
  const { options, format, reports, quiet, verbose, known } = commandLine;
  // Loaded on demand: an invalid command line needs none of these slow modules.
  const { loadContract } = await import('../contract/contract');
  const { checkBackend } = await import('./check');
  const { Journal } = await import('./giveBack');
  const contract = await loadContract(commandLine.contract);
  const described = new Set<string>(contract.operations.keys());
  checkKnown(known, described);
  const unknown = [...(options.operations ?? [])].find((id) => !described.has(id));
  if (unknown !== undefined) throw new UsageError(`${unknown} is no operation of the contract.`);
  const target = { ...commandLine.target, fetch: await fetchFor(commandLine.insecure, process.env) };
  await waitFor(target, commandLine.wait);
  const extent = {
    ...options,
    ...(options.write && { stop: stopOnSignal(process), journal: new Journal(journalOf(target.base)) }),
  };
  const found = await checkBackend(contract, target, extent, (text) => {
    if (!quiet) process.stderr.write(`${text}\n`);
  });
  const report = withKnown(found, known, found.date.slice(0, 10));
  process.stdout.write(formats[format]?.(report, { verbose }) ?? '');
  for (const each of reports) writeFileSync(each.file, formats[each.format]?.(report, { verbose }) ?? '');
  return exitCode(report);
}

const couldNotJudge = 2;

try {
  const commandLine = readCommandLine(process.argv.slice(2), process.env);
  if (commandLine === undefined) process.stdout.write(help);
  else process.exitCode = await check(commandLine);
} catch (error) {
  const isDescriptionError = error instanceof Error && error.name === 'DescriptionError';
  if (!(error instanceof UsageError || isDescriptionError)) throw error;
  process.stderr.write(`${error.message}\n${error instanceof UsageError ? 'Try --help.\n' : ''}`);
  process.exitCode = couldNotJudge;
}

import { writeFileSync } from 'node:fs';
import { formats } from '../report/formats';
import { help, readCommandLine, UsageError, type CommandLine } from './options';
import { exitCode } from './report';

/** `npm run contract:check`: check a running backend against the contract (DEV-05). */
async function check({ target, options, format, reports, contract, quiet }: CommandLine): Promise<number> {
  // Loaded on demand: an invalid command line needs none of these slow modules.
  const { loadContract } = await import('../contract/contract');
  const { checkBackend } = await import('./check');
  const report = await checkBackend(await loadContract(contract), target, options, (text) => {
    if (!quiet) process.stderr.write(`${text}\n`);
  });
  process.stdout.write(formats[format]?.(report) ?? '');
  for (const each of reports) writeFileSync(each.file, formats[each.format]?.(report) ?? '');
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

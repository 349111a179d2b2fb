import { execFileSync } from 'node:child_process';
import { reading, type Measurement } from './reading';

/** Duration of a command, in s, its start included. */
function timeCommand(command: string, args: readonly string[]): number {
  const started = performance.now();
  execFileSync(command, args, { stdio: 'ignore' });
  return (performance.now() - started) / 1000;
}

/** Slow commands: the generator, and the production build without a cache. */
export const commands: Measurement = (stage, rounds) => {
  const times = Array.from({ length: rounds }, () =>
    timeCommand(process.execPath, ['--import', 'tsx', 'scripts/generate/index.ts', '--check']),
  );
  return Promise.resolve([
    reading('generator', 's', times),
    reading('production build', 's', [stage.buildSeconds], [10, 10]),
  ]);
};

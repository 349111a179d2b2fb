import { cpus } from 'node:os';
import { quantile } from './report/statistics';

/** Load of the machine before a round. */
export interface MachineState {
  /** Idle share (0 to 1) of all processors. */
  idle: number;
  /** Duration of a fixed amount of work, in ms. */
  workMs: number;
}

/** Minimum idle share; below it another process is running. */
const leastIdle = 0.85;

/** Maximum ratio of the fixed work's duration in the slowest round to that in the quickest. */
const mostVariation = 1.3;

const times = () =>
  cpus().reduce(
    (sum, { times: each }) => ({
      idle: sum.idle + each.idle,
      all: sum.all + each.idle + each.user + each.nice + each.sys + each.irq,
    }),
    { idle: 0, all: 0 },
  );

/** Time a fixed amount of work, in ms. */
function timeWork(): number {
  const started = performance.now();
  let sum = 0;
  for (let index = 0; index < 3e7; index += 1) sum = (sum + index * 31) | 0;
  return performance.now() - started + (sum === 0.5 ? 1 : 0);
}

/** Sample the machine's load for the given ms while the bench is idle. */
export async function machineState(duration = 700): Promise<MachineState> {
  const before = times();
  await new Promise((resolve) => setTimeout(resolve, duration));
  const after = times();
  return {
    idle: (after.idle - before.idle) / Math.max(1, after.all - before.all),
    workMs: Math.min(timeWork(), timeWork(), timeWork()),
  };
}

/** Reason why the machine was too noisy to judge by its figures; undefined when it was quiet. */
export function noiseOf(states: readonly MachineState[]): string | undefined {
  const idle = quantile(
    states.map((state) => state.idle),
    0.5,
  );
  const work = states.map(({ workMs }) => workMs);
  const variation = Math.max(...work) / Math.min(...work);
  if (idle < leastIdle)
    return `something else used ${Math.round((1 - idle) * 100)}% of the processors between the rounds`;
  if (variation > mostVariation)
    return `the same work took ${variation.toFixed(1)} times as long in one round as in another`;
  return undefined;
}

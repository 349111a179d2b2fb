import { cpus } from 'node:os';
import { quantile } from './report/statistics';

/** How the machine was before a round. */
export interface MachineState {
  /** Share (0 to 1) of all processors that nothing used. */
  idle: number;
  /** ms that a fixed piece of work took. */
  workMs: number;
}

/** Below this share of idle processors something else is running, too. */
const leastIdle = 0.85;

/** The fixed work may take this much longer in the slowest round than in the quickest. */
const mostVariation = 1.3;

const times = () =>
  cpus().reduce(
    (sum, { times: each }) => ({
      idle: sum.idle + each.idle,
      all: sum.all + each.idle + each.user + each.nice + each.sys + each.irq,
    }),
    { idle: 0, all: 0 },
  );

/** A fixed piece of work, in ms. */
function timeWork(): number {
  const started = performance.now();
  let sum = 0;
  for (let index = 0; index < 3e7; index += 1) sum = (sum + index * 31) | 0;
  return performance.now() - started + (sum === 0.5 ? 1 : 0);
}

/** Looks at the machine for so many ms, in which the bench itself does nothing. */
export async function machineState(duration = 700): Promise<MachineState> {
  const before = times();
  await new Promise((resolve) => setTimeout(resolve, duration));
  const after = times();
  return {
    idle: (after.idle - before.idle) / Math.max(1, after.all - before.all),
    workMs: Math.min(timeWork(), timeWork(), timeWork()),
  };
}

/** Why the machine was too noisy to judge by its figures; undefined when it was quiet. */
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

import { readFileSync } from 'node:fs';
import { shopTargets } from '../firstVisit/targets';
import type { Stage } from '../stage';
import { reading, type Measurement } from './reading';

/** Renders before the first reading, in which code is compiled, and in each round. */
const [warmUp, perRound] = [200, 400];

/** CPU time of a process so far in s, and its memory in MB, from Linux's /proc. */
function usageOf(pid: number): { cpu: number; memory: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  // Clock ticks of 10 ms, after the state of the process and ten other fields; pages of 4 KiB.
  return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, memory: (Number(resident) * 4096) / 1e6 };
}

/** Have a category rendered, two at a time. */
async function renderTimes({ service }: Stage, count: number): Promise<void> {
  let left = count;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      const response = await fetch(`http://127.0.0.1:${service.port}${shopTargets.category.path}`);
      if (response.headers.get('X-Rendered') !== 'true') throw new Error('A page was not rendered');
      await response.arrayBuffer();
    }
  };
  await Promise.all([lane(), lane()]);
}

/** Pages of a category that the render service renders in a second of one core, and its memory before and after. */
export const rendering: Measurement = async (stage, rounds) => {
  const { pid } = stage.service;
  await renderTimes(stage, warmUp);
  const usages = [usageOf(pid)];
  for (let round = 0; round < rounds; round += 1) {
    await renderTimes(stage, perRound);
    usages.push(usageOf(pid));
  }
  const perSecond = usages.slice(1).map(({ cpu }, index) => perRound / (cpu - (usages[index]?.cpu ?? 0)));
  return [
    reading('render service: pages per second and core', '', perSecond),
    reading(`render service: memory after ${warmUp} pages`, 'MB', [usages[0]?.memory ?? 0]),
    reading(`render service: memory after ${warmUp + rounds * perRound}`, 'MB', [usages.at(-1)?.memory ?? 0]),
  ];
};

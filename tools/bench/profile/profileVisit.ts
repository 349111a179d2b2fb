import type { Browser } from '@playwright/test';
import type { Condition } from '../firstVisit/conditions';
import { firstVisit, type Target } from '../firstVisit/visit';
import { costs, type Cost, type CpuProfile } from './costs';
import { SourceNames } from './sourceNames';

/** µs between two samples. */
const interval = 200;

/** Rows of a table. */
const shown = 10;

/**
 * The main thread's most expensive functions of a first visit, until the page is idle.
 * @param assets folder of the built scripts and their source maps
 */
export async function profileVisit(
  browser: Browser,
  origin: string,
  target: Target,
  condition: Condition,
  assets: string,
): Promise<Cost[]> {
  let profile: CpuProfile = { nodes: [] };
  await firstVisit(browser, origin, target, condition, {
    async beforeNavigation(session) {
      await session.send('Profiler.enable');
      await session.send('Profiler.setSamplingInterval', { interval });
      await session.send('Profiler.start');
    },
    async idle(session) {
      ({ profile } = await session.send('Profiler.stop'));
    },
  });
  const names = new SourceNames(assets);
  const nameOf = ({
    functionName,
    url,
    lineNumber,
    columnNumber,
  }: CpuProfile['nodes'][number]['callFrame']) => {
    if (functionName === '(garbage collector)' || functionName === '(program)')
      return functionName === '(program)'
        ? '(style, layout, paint and other work of the browser)'
        : functionName;
    if (!url.startsWith('http')) return undefined;
    const { name, file } = names.find(url, functionName, lineNumber, columnNumber);
    return `${name} · ${file}`;
  };
  return costs(profile, nameOf, (name) => name.includes(' · src/')).slice(0, shown);
}

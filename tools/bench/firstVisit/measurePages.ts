import { machineState, type MachineState } from '../machine';
import { sampleOf, type Sample } from '../report/statistics';
import type { Protocol } from '../server/webServer';
import type { PageName, Stage } from '../stage';
import type { Condition } from './conditions';
import type { Kind } from './resources';
import { firstVisit, type Target, type Visit } from './visit';

/** Name of a figure of a visit. */
export type Figure = keyof typeof figures;

/** The figures of a page, each with one value per round. */
export interface PageFigures {
  name: string;
  figures: Record<Figure, Sample>;
}

/** A page and its baselines under one condition. */
export interface Measured {
  page: PageName;
  protocol: Protocol;
  condition: string;
  /** The page itself first, then its baselines. */
  results: PageFigures[];
}

/** Pages, protocols and conditions to measure. */
export interface Plan {
  pages: readonly PageName[];
  settings: readonly { protocol: Protocol; condition: Condition }[];
  rounds: number;
}

const kilobytes = (kinds: readonly Kind[], load: Visit['load']) =>
  kinds.reduce((sum, kind) => sum + load[kind], 0) / 1000;

/** Times in s, sizes in kB as transferred, heap in MB. */
const figures = {
  fcp: ({ fcp }: Visit) => fcp / 1000,
  grid: ({ grid }: Visit) => grid / 1000,
  usable: ({ usable }: Visit) => usable / 1000,
  pictures: ({ pictures }: Visit) => pictures / 1000,
  lcp: ({ lcp }: Visit) => lcp / 1000,
  tbt: ({ tbt }: Visit) => tbt / 1000,
  longestTask: ({ longestTask }: Visit) => longestTask / 1000,
  elements: ({ elements }: Visit) => elements,
  cls: ({ cls }: Visit) => cls,
  heap: ({ heap }: Visit) => heap,
  html: ({ load }: Visit) => kilobytes(['html'], load),
  jsUntilUsable: ({ loadUntilUsable }: Visit) => kilobytes(['js'], loadUntilUsable),
  js: ({ load }: Visit) => kilobytes(['js'], load),
  cssUntilUsable: ({ loadUntilUsable }: Visit) => kilobytes(['css'], loadUntilUsable),
  css: ({ load }: Visit) => kilobytes(['css'], load),
  kilobytesUntilUsable: ({ loadUntilUsable }: Visit) =>
    kilobytes(['html', 'js', 'css', 'font', 'api', 'media'], loadUntilUsable),
  kilobytes: ({ load }: Visit) => kilobytes(['html', 'js', 'css', 'font', 'api', 'media'], load),
  requestsToGrid: ({ requestsToGrid }: Visit) => requestsToGrid,
  requests: ({ load }: Visit) => load.requests,
};

const figureNames = Object.keys(figures) as Figure[];

const summarize = (visits: readonly Visit[]): Record<Figure, Sample> =>
  Object.fromEntries(figureNames.map((name) => [name, sampleOf(visits.map(figures[name]))])) as Record<
    Figure,
    Sample
  >;

/** A series of visits to one target. */
interface Series {
  target: Target;
  visits: Visit[];
}

/**
 * Visit pages and their baselines in turn, round by round, so that a temporary disturbance of the machine affects all
 * of them.
 * @param report called before each round
 */
export async function measurePages(
  stage: Stage,
  { pages, settings, rounds }: Plan,
  report: (step: string) => void,
): Promise<{ measured: Measured[]; machine: MachineState[] }> {
  const groups = settings.flatMap(({ protocol, condition }) =>
    pages.map((page) => {
      const { page: own, baselines } = stage.comparisons[page];
      const series: Series[] = [own, ...baselines].map((target) => ({ target, visits: [] }));
      return { page, protocol, condition, series };
    }),
  );
  const machine: MachineState[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    report(`round ${round} of ${rounds}`);
    machine.push(await machineState());
    for (const { protocol, condition, series } of groups)
      for (const { target, visits } of series)
        visits.push(
          await firstVisit(stage.browser, stage[target.origins ?? 'origins'][protocol], target, condition),
        );
  }
  const measured = groups.map(({ page, protocol, condition, series }) => ({
    page,
    protocol,
    condition: condition.name,
    results: series.map(({ target, visits }) => ({ name: target.name, figures: summarize(visits) })),
  }));
  return { measured, machine };
}

import type { Reading } from '../interactions/reading';
import type { Figure, Measured } from '../firstVisit/measurePages';
import { digitsOf } from './readingTable';
import { table } from './table';

/** All measurements of a run. */
export interface Results {
  measured: readonly Measured[];
  readings: readonly Reading[];
}

/** A goal of the bench. */
interface Goal {
  name: string;
  /** Maximum. */
  gate: number;
  /** Aim. */
  stretch: number;
  digits: number;
  /** Measured value; undefined when it was not measured. */
  value: (results: Results) => number | undefined;
}

type Setting = Pick<Measured, 'page' | 'condition'>;

/** The medians of a figure over HTTP/1.1: of the page itself first, then of its baselines. */
function medians({ measured }: Results, { page, condition }: Setting, figure: Figure): number[] {
  const found = measured.find(
    (each) => each.page === page && each.condition === condition && each.protocol === 'HTTP/1.1',
  );
  return found?.results.map(({ figures }) => figures[figure].median) ?? [];
}

const categoryThrottled: Setting = { page: 'category', condition: 'throttled' };

/** Indexes of the baselines among the results of a page. */
const baselines = { static: 1, 'bare React list': 2 } as const;

const ratio =
  (setting: Setting, figure: Figure, baseline: keyof typeof baselines): Goal['value'] =>
  (results) => {
    const all = medians(results, setting, figure);
    const [own, least] = [all[0], all[baselines[baseline]]];
    return own === undefined || least === undefined ? undefined : own / least;
  };

const absolute =
  (figure: Figure): Goal['value'] =>
  (results) =>
    medians(results, categoryThrottled, figure)[0];

const categoryRatio = (
  title: string,
  figure: Figure,
  baseline: keyof typeof baselines,
  gate: number,
  stretch: number,
): Goal => ({
  name: `category: ${title} ÷ ${baseline}`,
  gate,
  stretch,
  digits: 2,
  value: ratio(categoryThrottled, figure, baseline),
});

const ownStatic = (page: 'start' | 'product'): Goal => ({
  name: `${page}: LCP ÷ static`,
  gate: 1.6,
  stretch: 1.2,
  digits: 2,
  value: ratio({ page, condition: 'throttled' }, 'lcp', 'static'),
});

const goal = (name: string, gate: number, stretch: number, digits: number, value: Goal['value']): Goal => ({
  name,
  gate,
  stretch,
  digits,
  value,
});

const goals: readonly Goal[] = [
  categoryRatio('FCP', 'fcp', 'static', 1.2, 1.05),
  categoryRatio('usable', 'usable', 'bare React list', 1.4, 1.2),
  categoryRatio('grid', 'grid', 'bare React list', 1.4, 1.2),
  categoryRatio('pictures', 'pictures', 'bare React list', 0.8, 0.6),
  categoryRatio('LCP', 'lcp', 'bare React list', 1.4, 1.2),
  categoryRatio('TBT', 'tbt', 'bare React list', 2, 1.3),
  categoryRatio('heap', 'heap', 'bare React list', 2, 1.6),
  goal('category: JS until usable, kB', 135, 115, 0, absolute('jsUntilUsable')),
  goal('category: requests to the grid', 20, 20, 0, absolute('requestsToGrid')),
  goal('category: CLS', 0.005, 0, 4, absolute('cls')),
  goal(
    'category: usable ÷ bare React list, unthrottled',
    1.5,
    1.5,
    2,
    ratio({ page: 'category', condition: 'unthrottled' }, 'usable', 'bare React list'),
  ),
  ownStatic('start'),
  ownStatic('product'),
];

function verdict(value: number, { gate, stretch }: { gate: number; stretch: number }): string {
  if (value <= stretch) return 'reached';
  return value <= gate ? 'gate' : 'missed';
}

const row = (name: string, value: number, digits: number, goal: { gate: number; stretch: number }) => [
  name,
  value.toFixed(digits),
  `${goal.gate} / ${goal.stretch}`,
  verdict(value, goal),
];

/** Table of measured values and goals; empty when none was measured. */
export function goalTable(results: Results): string {
  const ofVisits = goals.flatMap((each) => {
    const value = each.value(results);
    return value === undefined ? [] : [row(each.name, value, each.digits, each)];
  });
  const ofReadings = results.readings.flatMap(({ name, unit, sample: { median }, goal }) =>
    goal ? [row(unit === '' || unit === '×' ? name : `${name}, ${unit}`, median, digitsOf[unit], goal)] : [],
  );
  const rows = [...ofVisits, ...ofReadings];
  return rows.length === 0 ? '' : table(['goal', 'measured', 'gate / stretch', ''], rows);
}

import type { Reading } from '../interactions/reading';
import type { Figure, Measured } from '../firstVisit/measurePages';
import type { PageName } from '../stage';
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

/** Median of a figure over HTTP/1.1. */
function medianOf({ measured }: Results, { page, condition }: Setting, name: string, figure: Figure) {
  const found = measured.find(
    (each) => each.page === page && each.condition === condition && each.protocol === 'HTTP/1.1',
  );
  return found?.results.find((each) => each.name === name)?.figures[figure].median;
}

const category: Setting = { page: 'category', condition: 'throttled' };

const ratio =
  (setting: Setting, figure: Figure, name: string, baseline: string): Goal['value'] =>
  (results) => {
    const own = medianOf(results, setting, name, figure);
    const least = medianOf(results, setting, baseline, figure);
    return own === undefined || least === undefined ? undefined : own / least;
  };

const absolute =
  (figure: Figure): Goal['value'] =>
  (results) =>
    medianOf(results, category, 'category', figure);

/** Goal of a page, as files or as rendered by the service, beside a bare React page of the same content. */
const besideBare = (
  page: PageName,
  figure: Figure,
  gate: number,
  stretch: number,
  name: string = page,
): Goal => ({
  name: `${name}: ${figure} ÷ bare ${page}`,
  gate,
  stretch,
  digits: 2,
  value: ratio({ page, condition: 'throttled' }, figure, name, `bare ${page}`),
});

const goal = (name: string, gate: number, stretch: number, digits: number, value: Goal['value']): Goal => ({
  name,
  gate,
  stretch,
  digits,
  value,
});

const goals: readonly Goal[] = [
  besideBare('category', 'usable', 1.6, 1.4),
  besideBare('category', 'lcp', 1.6, 1.4),
  goal('category: TBT, s', 0.3, 0.15, 2, absolute('tbt')),
  goal('category: longest task, s', 0.12, 0.07, 2, absolute('longestTask')),
  goal('category: JS until usable, kB', 145, 135, 0, absolute('jsUntilUsable')),
  besideBare('category', 'heap', 2.6, 2),
  goal('category: elements', 800, 800, 0, absolute('elements')),
  goal('category: requests to the grid', 20, 20, 0, absolute('requestsToGrid')),
  goal('category: CLS', 0.005, 0, 4, absolute('cls')),
  besideBare('category', 'grid', 0.6, 0.5, 'rendered category'),
  besideBare('category', 'lcp', 0.7, 0.6, 'rendered category'),
  besideBare('category', 'usable', 1.5, 1.3, 'rendered category'),
  ...(['start', 'search', 'product'] as const).flatMap((page) => [
    besideBare(page, 'usable', 1.6, 1.4),
    besideBare(page, 'lcp', 1.6, 1.4),
  ]),
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

import type { Reading } from '../interactions/reading';
import type { Figure, Measured } from '../visit/measurePages';
import { table } from './table';

/** Everything that was measured. */
export interface Results {
  measured: readonly Measured[];
  readings: readonly Reading[];
}

/** What is to be reached. */
interface Goal {
  name: string;
  /** The most it may be. */
  gate: number;
  /** What it should be. */
  stretch: number;
  digits: number;
  /** undefined when it was not measured. */
  value: (results: Results) => number | undefined;
}

type Setting = Pick<Measured, 'page' | 'condition'>;

/** The medians of a figure over HTTP/1.1: of the page itself first, then of its floors. */
function medians({ measured }: Results, { page, condition }: Setting, figure: Figure): number[] {
  const found = measured.find(
    (each) => each.page === page && each.condition === condition && each.protocol === 'HTTP/1.1',
  );
  return found?.results.map(({ figures }) => figures[figure].median) ?? [];
}

const categoryThrottled: Setting = { page: 'category', condition: 'throttled' };

/** Places of the floors among the results of a page. */
const floors = { static: 1, 'bare React list': 2 } as const;

const ratio =
  (setting: Setting, figure: Figure, floor: keyof typeof floors): Goal['value'] =>
  (results) => {
    const all = medians(results, setting, figure);
    const [own, least] = [all[0], all[floors[floor]]];
    return own === undefined || least === undefined ? undefined : own / least;
  };

const absolute =
  (figure: Figure): Goal['value'] =>
  (results) =>
    medians(results, categoryThrottled, figure)[0];

const read =
  (name: string): Goal['value'] =>
  ({ readings }) =>
    readings.find((each) => each.name === name)?.sample.median;

const categoryRatio = (
  title: string,
  figure: Figure,
  floor: keyof typeof floors,
  gate: number,
  stretch: number,
): Goal => ({
  name: `category: ${title} ÷ ${floor}`,
  gate,
  stretch,
  digits: 2,
  value: ratio(categoryThrottled, figure, floor),
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

const fromReading = (name: string, gate: number, stretch = gate, digits = 0): Goal =>
  goal(name, gate, stretch, digits, read(name));

const goals: readonly Goal[] = [
  categoryRatio('FCP', 'fcp', 'static', 1.2, 1.05),
  categoryRatio('grid', 'grid', 'static', 1.6, 1.1),
  categoryRatio('pictures', 'pictures', 'bare React list', 0.8, 0.6),
  categoryRatio('LCP', 'lcp', 'static', 1.5, 1.15),
  categoryRatio('TBT', 'tbt', 'bare React list', 2.5, 1.3),
  categoryRatio('heap', 'heap', 'bare React list', 2, 1.5),
  goal('category: JS until usable, kB', 135, 110, 0, absolute('jsUntilUsable')),
  goal('category: requests to the grid', 16, 10, 0, absolute('requestsToGrid')),
  goal('category: CLS', 0.005, 0, 4, absolute('cls')),
  goal(
    'category: grid ÷ static, unthrottled',
    2.5,
    1.5,
    2,
    ratio({ page: 'category', condition: 'unthrottled' }, 'grid', 'static'),
  ),
  ownStatic('start'),
  ownStatic('product'),
  fromReading('filter with 1,000 loaded, to next paint, CPU 4×', 130, 100),
  fromReading('… dropped of 1,000 frames', 0),
  fromReading('… most elements', 2000),
  fromReading('… heap per further 24', 60, 25),
  fromReading('quick-search keystroke, to next paint, CPU 4×', 32, 24),
  fromReading('repeat visit, grid ÷ static', 1.5, 1.1, 2),
  fromReading('repeat visit, sent beyond data', 3, 3, 1),
  fromReading('hovered card to its product, throttled', 100),
  fromReading('production build', 10, 10, 1),
];

function verdict(value: number, { gate, stretch }: Goal): string {
  if (value <= stretch) return 'reached';
  return value <= gate ? 'gate' : 'missed';
}

/** What was measured beside what is to be reached; empty when nothing of it was measured. */
export function goalTable(results: Results): string {
  const rows = goals.flatMap((each) => {
    const value = each.value(results);
    if (value === undefined) return [];
    const { name, gate, stretch, digits } = each;
    return [[name, value.toFixed(digits), `${gate} / ${stretch}`, verdict(value, each)]];
  });
  return rows.length === 0 ? '' : table(['goal', 'measured', 'gate / stretch', ''], rows);
}

import type { Figure, Measured, PageFigures } from '../firstVisit/measurePages';
import { relativeSpread, type Sample } from './statistics';
import { table } from './table';

/** Maximum spread as a share of the median, above which a figure is too unsteady to judge by. */
const mostSpread = 0.1;

/** Format of a figure. */
interface Column {
  title: string;
  figures: readonly Figure[];
  digits: number;
  /** True to print the spread, if it is above the smallest printed figure. */
  spread?: boolean;
}

const columns: readonly Column[] = [
  { title: 'FCP', figures: ['fcp'], digits: 2, spread: true },
  { title: 'grid', figures: ['grid'], digits: 2, spread: true },
  { title: 'usable', figures: ['usable'], digits: 2, spread: true },
  { title: 'pictures', figures: ['pictures'], digits: 2, spread: true },
  { title: 'LCP', figures: ['lcp'], digits: 2, spread: true },
  { title: 'TBT', figures: ['tbt'], digits: 2, spread: true },
  { title: 'longest task', figures: ['longestTask'], digits: 2, spread: true },
  { title: 'CLS', figures: ['cls'], digits: 4 },
  { title: 'HTML kB', figures: ['html'], digits: 1 },
  { title: 'JS kB', figures: ['jsUntilUsable', 'js'], digits: 0 },
  { title: 'CSS kB', figures: ['cssUntilUsable', 'css'], digits: 0 },
  { title: 'all kB', figures: ['kilobytesUntilUsable', 'kilobytes'], digits: 0 },
  { title: 'requests', figures: ['requestsToGrid', 'requests'], digits: 0 },
  { title: 'elements', figures: ['elements'], digits: 0 },
  { title: 'heap MB', figures: ['heap'], digits: 1 },
];

function cell({ median, spread }: Sample, { digits, spread: withSpread }: Column): string {
  const text = median.toFixed(digits);
  const half = spread.toFixed(digits);
  return withSpread && Number(half) > 0 ? `${text} ±${half}` : text;
}

const row = ({ name, figures }: PageFigures): string[] => [
  name,
  ...columns.map((column) => column.figures.map((figure) => cell(figures[figure], column)).join(' / ')),
];

/** One table of pages and baselines per protocol and condition. */
export function pageTables(measured: readonly Measured[]): string {
  const titleOf = ({ condition, protocol }: Measured) => `${condition}, ${protocol}`;
  const head = ['', ...columns.map((column) => column.title)];
  return [...new Set(measured.map(titleOf))]
    .map((title) => {
      const group = measured.filter((each) => titleOf(each) === title);
      return `${title}\n\n${table(
        head,
        group.flatMap(({ results }) => results.map(row)),
      )}`;
    })
    .join('\n\n');
}

/** Figures that are too unsteady to judge by, as a page and a name each. */
export function unsteadyFigures(measured: readonly Measured[]): string[] {
  return measured.flatMap(({ protocol, condition, results }) =>
    results.flatMap(({ name, figures }) =>
      (['fcp', 'grid', 'pictures', 'lcp'] as const)
        .filter((figure) => relativeSpread(figures[figure]) > mostSpread)
        .map((figure) => `${figure} of ${name} (${condition}, ${protocol})`),
    ),
  );
}

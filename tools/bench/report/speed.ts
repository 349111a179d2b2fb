import { cpus } from 'node:os';
import type { Figure, Measured } from '../firstVisit/measurePages';
import type { Encoding } from '../server/webServer';
import { goalTable, type Results } from './goals';
import { pageTables } from './pageTable';
import { readingTable } from './readingTable';
import { table } from './table';

const [begin, end] = ['<!-- figures of npm run bench -->', '<!-- end of the figures -->'];

/**
 * Replace the part of a text between the two marker comments.
 * @throws Error without these comments
 */
export function replaceFigures(text: string, figures: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`There is no "${begin}" followed by "${end}"`);
  return `${text.slice(0, from)}${begin}\n\n${figures}\n\n${text.slice(to)}`;
}

/** A run of the bench. */
export interface Run extends Results {
  date: Date;
  rounds: number;
  /** Slowdown factor of the processor. */
  cpu: number;
  /** Compression of the files. */
  encoding: Encoding;
  /** Reason why the machine was too noisy to judge by the figures. */
  noise?: string | undefined;
}

/** Date, machine, slowdown, rounds and compression of a run. */
function conditionsOf({ date, rounds, cpu, encoding, noise }: Run): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}`;
  const when = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return `${when}, ${machine} slowed down ${cpu} times, medians of ${rounds} rounds, files in ${encoding}.${noise ? ` The machine was noisy: ${noise}.` : ''}`;
}

const comparedFigures: readonly { title: string; figure: Figure }[] = [
  { title: 'grid', figure: 'grid' },
  { title: 'usable', figure: 'usable' },
  { title: 'LCP', figure: 'lcp' },
];

/** Rows of a page: its figures as files and rendered, those of its baselines, and both ratios to the last of these. */
function comparisons({ page, results }: Measured): string[][] {
  return comparedFigures.map(({ title, figure }) => {
    const values = results.map(({ figures }) => figures[figure].median);
    const [own = '', rendered = '', staticCopy = '', bare = ''] = values.map((value) => value.toFixed(2));
    const ratios = values.slice(0, 2).map((value) => (value / (values.at(-1) ?? 1)).toFixed(2));
    return [`${page}: ${title}`, own, rendered, staticCopy, bare, ratios.join(' / ')];
  });
}

/** Section of the README about a run: first visits over a slow network, beside their baselines. */
export function speedSummary(run: Run): string {
  const rows = run.measured
    .filter(({ protocol, condition }) => protocol === 'HTTP/1.1' && condition === 'throttled')
    .flatMap(comparisons);
  return [
    conditionsOf(run),
    table(['s', 'shop', 'rendered', 'static copy', 'bare React page', 'ratios'], rows),
  ].join('\n\n');
}

const section = (title: string, text: string): string[] => (text === '' ? [] : [`## ${title}`, text]);

/** Page of all figures of a run, `docs/speed.md`. */
export function speedPage(run: Run): string {
  const notes = `Medians ± half the interquartile range. Times in s, kB in ${run.encoding}, until usable / in all; requests to the grid / in all.`;
  return [
    '# Speed',
    `Written by \`npm run bench -- --write\`. ${conditionsOf(run)}`,
    ...section('First visits', pageTables(run.measured)),
    notes,
    ...section('Later', readingTable(run.readings)),
    ...section('Goals', goalTable(run)),
  ]
    .join('\n\n')
    .concat('\n');
}

import { cpus } from 'node:os';
import type { Reading } from '../interactions/reading';
import type { Measured } from '../visit/measurePages';
import { goalTable } from './goals';
import { pageTables } from './pageTable';

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

interface Results {
  measured: readonly Measured[];
  readings: readonly Reading[];
  /** Reason why the machine was too noisy to judge by the figures. */
  noise?: string | undefined;
}

/** Section of the README about a run: its date, the machine, first visits over a slow network, and goals. */
export function readmeFigures(date: Date, rounds: number, { measured, readings, noise }: Results): string {
  const slow = measured.filter(
    ({ protocol, condition }) => protocol === 'HTTP/1.1' && condition === 'throttled',
  );
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}`;
  const when = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return [
    `${when}, ${machine}, medians of ${rounds} rounds; first visits, ${pageTables(slow)}`,
    goalTable({ measured, readings }),
    ...(noise ? [`The machine was noisy: ${noise}.`] : []),
  ].join('\n\n');
}

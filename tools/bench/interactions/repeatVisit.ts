import { throttled } from '../firstVisit/conditions';
import { newContext, visitIn, type Target, type Visit } from '../firstVisit/visit';
import type { Stage } from '../stage';
import { reading, type Measurement } from './reading';

/** The second visit of a browser with its HTTP cache. */
async function repeat({ browser, origins }: Stage, target: Target): Promise<Visit> {
  const context = await newContext(browser);
  await visitIn(context, origins['HTTP/1.1'], target, throttled);
  const visit = await visitIn(context, origins['HTTP/1.1'], target, throttled);
  await context.close();
  return visit;
}

/** A second visit to the category beside one to its static copy; throttled. */
export const repeatVisit: Measurement = async (stage, rounds) => {
  const { page, baselines } = stage.comparisons.category;
  const [baseline = page] = baselines;
  const [own, least]: [Visit[], Visit[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await repeat(stage, page));
    least.push(await repeat(stage, baseline));
  }
  const grids = own.map(({ grid }) => grid);
  const leastGrids = least.map(({ grid }) => grid);
  return [
    reading('repeat visit, grid, throttled', 'ms', grids),
    reading('repeat visit of the static copy, grid, throttled', 'ms', leastGrids),
    reading(
      'repeat visit, grid ÷ static',
      '×',
      grids.map((grid, index) => grid / (leastGrids[index] ?? NaN)),
      [1.5, 1.1],
    ),
    reading(
      'repeat visit, sent beyond data',
      'kB',
      own.map(({ load: { html, js, css, font } }) => (html + js + css + font) / 1000),
      [3, 3],
    ),
  ];
};

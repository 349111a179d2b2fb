import type { Figure, Measured, PageFigures } from '../firstVisit/measurePages';
import { sampleOf } from './statistics';

const figuresOf = (name: string, values: Partial<Record<Figure, number>>): PageFigures => ({
  name,
  figures: new Proxy({} as PageFigures['figures'], {
    get: (_, figure) => sampleOf([values[figure as Figure] ?? 0]),
  }),
});

/** Figures of a category and its baselines, for tests. */
export const sampleCategory: Measured = {
  page: 'category',
  protocol: 'HTTP/1.1',
  condition: 'throttled',
  results: [
    figuresOf('category', { usable: 1.8, lcp: 2, cls: 0.001 }),
    figuresOf('rendered category', { grid: 0.5, usable: 1.8 }),
    figuresOf('static category', {}),
    figuresOf('bare category', { usable: 1.2, grid: 1, lcp: 1 }),
  ],
};

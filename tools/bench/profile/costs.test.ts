import { expect, test } from 'vitest';
import { costs } from './costs';

const frame = (functionName: string) => ({ functionName, url: '', lineNumber: 0, columnNumber: 0 });

test('time of libraries and the browser counts for the function of the shop that called them', () => {
  const profile = {
    nodes: [
      { id: 1, callFrame: frame('(root)'), children: [2, 6, 7] },
      { id: 2, callFrame: frame('commit · react-dom'), children: [3] },
      { id: 3, callFrame: frame('measure · src/rows.ts'), children: [4] },
      { id: 4, callFrame: frame('virtual · react-virtual'), children: [5] },
      { id: 5, callFrame: frame('getBoundingClientRect') },
      { id: 6, callFrame: frame('(idle)') },
      { id: 7, callFrame: frame('(program)') },
    ],
    samples: [2, 3, 4, 5, 6, 7],
    timeDeltas: [1000, 2000, 4000, 8000, 64_000, 16_000],
  };
  const nameOf = ({ functionName }: { functionName: string }) =>
    functionName.includes(' · ') || functionName === '(program)' ? functionName : undefined;
  expect(costs(profile, nameOf, (name) => name.includes('src/'))).toEqual([
    { function: '(program)', ms: 16 },
    { function: 'measure · src/rows.ts', ms: 14 },
    { function: 'commit · react-dom', ms: 1 },
  ]);
});

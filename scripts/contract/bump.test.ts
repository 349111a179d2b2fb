import { expect, test } from 'vitest';
import { BumpError, withEntry, withReasons } from './bump';
import { nextVersion } from './wire';

const page = [
  '## Additions',
  '',
  'Text.',
  '',
  '| Field | Why |',
  '| --- | --- |',
  '| `Image.width` | addition |',
  '',
  '## Parameters',
  '',
  '| Field | Why |',
  '| --- | --- |',
  '| `search take` | 24 |',
  '',
].join('\n');

test('a new optional field and parameter get their rows at the end of their tables', () => {
  const names = { fields: ['Image.width', 'Image.blurred'], parameters: ['search take', 'search page'] };
  const lines = withReasons(page, names, 'addition').split('\n');
  expect(lines[lines.indexOf('| `Image.width` | addition |') + 1]).toBe('| `Image.blurred` | addition |');
  expect(lines[lines.indexOf('| `search take` | 24 |') + 1]).toBe('| `search page` | addition |');
});

test('a new optional field without a reason is named', () => {
  expect(() => withReasons(page, { fields: ['Image.blurred'], parameters: [] }, undefined)).toThrow(
    new BumpError('Say with --reason why they may be absent: Image.blurred'),
  );
  expect(withReasons(page, { fields: ['Image.width'], parameters: [] }, undefined)).toBe(page);
});

test('the newest entry of the changelog is the first', () => {
  const log = '# Changelog\n\n## 1.0.0 · 1 May 2026 · wire `a`\n';
  const entry = { version: '1.1.0', date: new Date(2026, 10, 29), hash: 'b', section: 'Added', text: 'A.' };
  expect(withEntry(log, entry)).toBe(
    '# Changelog\n\n## 1.1.0 · 29 November 2026 · wire `b`\n\n### Added\n\n- A.\n\n## 1.0.0 · 1 May 2026 · wire `a`\n',
  );
});

test.each([
  [['Breaking', 'Added'], '3.0.0'],
  [['Added'], '2.10.0'],
  [['Changed'], '2.9.1'],
])('changes of %s make version %s', (sections, version) => {
  expect(nextVersion('2.9.0', sections)).toBe(version);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkKnown, readKnown, withKnown } from './known';
import { exitCode, type Report } from './report';
import type { Finding } from './finding';

const folder = mkdtempSync(join(tmpdir(), 'contract-known-'));
const file = join(folder, 'known.yaml');
afterAll(() => rmSync(folder, { recursive: true }));

const finding: Finding = {
  ...({ operation: 'getFooter', severity: 'drift', rule: 'missing-field', pointer: '/links/3/url' } as const),
  ...{ expected: 'a required field', found: 'nothing', request: 'GET /api/content/footer', count: 1 },
  place: { file: 'openapi/schemas/layout.yaml', line: 66 },
};
const report = (findings: Finding[], seen = 1): Report => ({
  ...{ base: 'https://shop.test', date: '2026-11-27T08:00:00.000Z', calls: 1, seconds: 1, findings },
  tool: { name: 'storefront-contract', version: '1.0.0' },
  contract: { version: '1.0.0', file: 'openapi/storefront.yaml' },
  operations: [{ id: 'getFooter', method: 'GET', path: '/', statuses: [{ status: 200, seen }] }],
  ...{ unexercised: [], pageTypes: [], problems: [] },
});

function known(fields: string) {
  writeFileSync(file, `# accepted\n- operation: getFooter\n  rule: missing-field\n${fields}`);
  return readKnown(file);
}
const entry = '  pointer: /links/*/url\n  reason: Footer moves in January\n  expires: 2026-12-31\n';

it('DEV-05 a known drift is set apart until it expires', () => {
  const accepted = withKnown(report([finding]), known(entry), '2026-12-31');
  expect(accepted.findings).toMatchObject([
    { severity: 'known', known: { reason: 'Footer moves in January', expires: '2026-12-31' } },
  ]);
  expect(exitCode(accepted)).toBe(0);
  const expired = withKnown(report([finding]), known(entry), '2027-01-01');
  expect([expired.findings[0]?.severity, exitCode(expired)]).toEqual(['drift', 1]);
  const other = withKnown(report([{ ...finding, pointer: '/title' }]), known(entry), '2026-12-31');
  expect(other.findings.map(({ rule }) => rule)).toEqual(['missing-field', 'known-drift']);
});

it('DEV-05 a known drift that is gone fails, at the line of its entry, unless no call reached the operation', () => {
  const gone = withKnown(report([]), known(entry), '2026-12-01');
  expect(gone.findings).toMatchObject([{ rule: 'known-drift', place: { file, line: 2 } }]);
  expect(exitCode(gone)).toBe(1);
  expect(withKnown(report([], 0), known(entry), '2026-12-01').findings).toEqual([]);
});

it('DEV-05 a known drift of an operation that the contract lacks is refused with its line', () => {
  expect(() => checkKnown(known(entry), new Set(['getHeader']))).toThrow(
    `${file}:2: getFooter is no operation`,
  );
  expect(() => checkKnown(known(entry), new Set(['getFooter']))).not.toThrow();
});

it('DEV-05 a known drift needs a reason and a day', () => {
  expect(() => known('  expires: 2026-12-31\n')).toThrow(`${file}:2: reason is missing.`);
  expect(() => known('  reason: Later\n  expires: soon\n')).toThrow('expires needs a day');
});

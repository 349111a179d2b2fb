import { expect, test } from 'vitest';
import { auditResult } from './audit';

test('an audit that the registry refuses says that nothing was checked', () => {
  expect(auditResult('{ "message": "405 Method Not Allowed", "statusCode": 405 }')).toEqual({
    code: 2,
    lines: ['Nothing was checked: the registry refused. 405 Method Not Allowed'],
  });
});

test('an audit lists the flaws, and fails only with one', () => {
  const flaw = '{ "vulnerabilities": { "sofa": { "severity": "high", "range": "<2" } } }';
  expect(auditResult(flaw)).toEqual({ code: 1, lines: ['high  sofa <2'] });
  expect(auditResult('{ "vulnerabilities": {} }').code).toBe(0);
});

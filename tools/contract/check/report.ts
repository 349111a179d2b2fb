import type { Unexercised } from './coverage';
import type { Finding } from './run';

/** What a check has found out. */
export interface Report {
  base: string;
  calls: number;
  seconds: number;
  findings: Finding[];
  /** Every operation, with how often each of its documented statuses was seen. */
  operations: { id: string; method: string; path: string; statuses: { status: number; seen: number }[] }[];
  /** Documented answers that were not seen: nothing is known of them. */
  unexercised: Unexercised[];
  /** Page types seen. */
  pageTypes: string[];
  /** Why something could not be judged. */
  problems: string[];
}

/** The findings that break a client. */
export const driftOf = ({ findings }: Report): Finding[] =>
  findings.filter(({ severity }) => severity === 'drift');

/** 0: no drift; 1: drift; 2: something could not be judged, because nothing worked or nobody could sign in. */
export function exitCode(report: Report): 0 | 1 | 2 {
  const succeeded = report.operations.some(({ statuses }) =>
    statuses.some(({ status, seen }) => status < 300 && seen > 0),
  );
  if (!succeeded) return 2;
  if (report.problems.length === 0) return driftOf(report).length > 0 ? 1 : 0;
  return hasOwnDrift(report) ? 1 : 2;
}

/** Drift besides the refused sign-in that a problem already names. */
const hasOwnDrift = (report: Report): boolean =>
  driftOf(report).some(({ operation, rule }) => !(operation === 'loginCustomer' && rule === 'refused'));

import type { Unexercised } from './coverage';
import type { Finding } from './finding';

/** Results of a check. */
export interface Report {
  base: string;
  /** Start of the check, RFC 3339. */
  date: string;
  tool: { name: string; version: string };
  contract: { version: string; file: string };
  calls: number;
  seconds: number;
  findings: Finding[];
  /** All operations, with the number of responses by documented status. */
  operations: { id: string; method: string; path: string; statuses: { status: number; seen: number }[] }[];
  /** Documented responses that were not received, so that they are neither passed nor failed. */
  unexercised: Unexercised[];
  /** Page types seen. */
  pageTypes: string[];
  /** Reasons why something could not be judged. */
  problems: string[];
}

/** Findings that break a client. */
export const driftOf = ({ findings }: Report): Finding[] =>
  findings.filter(({ severity }) => severity === 'drift');

/** Problem of a backend that answers no call as documented. */
export const nothingWorked = 'no call succeeded: is this the base URL of the API, below which /api/ begins?';

/** 0: no drift; 1: drift; 2: something could not be judged, because nothing worked or no account could sign in. */
export function exitCode(report: Report): 0 | 1 | 2 {
  if (report.problems.length === 0) return driftOf(report).length > 0 ? 1 : 0;
  if (report.problems.includes(nothingWorked)) return 2;
  return hasOwnDrift(report) ? 1 : 2;
}

/** True when there is drift besides the refused sign-in that a problem already reports. */
const hasOwnDrift = (report: Report): boolean =>
  driftOf(report).some(({ operation, rule }) => !(operation === 'loginCustomer' && rule === 'refused'));

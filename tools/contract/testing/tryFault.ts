import { password } from '../../../mocks/shop/customers';
import { checkBackend } from '../check/check';
import type { Finding } from '../check/finding';
import type { Report } from '../check/report';
import type { Extent } from '../check/run';
import type { CheckedContract } from '../contract/contract';
import { createDriftProxy, listen } from './driftProxy';
import type { Fault, FaultyBackend, Scope } from './faults/fault';

/** Run the check within a scope on a backend with one mistake. */
export async function checkFaulty(
  contract: CheckedContract,
  backend: string,
  { users, write, languages, pages, origin }: Scope,
  { intercept, answer }: FaultyBackend = {},
  extent: Extent = {},
): Promise<Report> {
  const proxy = await listen(
    createDriftProxy(backend, contract.operations, answer ? { '*': answer } : {}, intercept),
  );
  try {
    return await checkBackend(
      contract,
      { base: proxy.base, timeout: 20_000, ...(origin === undefined ? {} : { origin }) },
      {
        users: users.map((name) => ({ name, password })),
        write,
        pages,
        only: languages,
        ...extent,
        ...(languages[0] === undefined ? {} : { language: languages[0] }),
      },
    );
  } finally {
    await proxy.close();
  }
}

/** True when a finding is drift at a fault's operation and place. */
export const isOf = ({ operations, pointer }: Fault, finding: Finding): boolean =>
  finding.severity === 'drift' &&
  operations.includes(finding.operation) &&
  finding.pointer.startsWith(pointer);

/**
 * Plant a mistake in the mock server and check that the check names its operation and place. The check is stopped
 * at the finding.
 * @param extent operations to judge
 * @returns true if it does
 */
export async function isFound(
  contract: CheckedContract,
  backend: string,
  fault: Fault,
  extent: Extent,
): Promise<boolean> {
  const found = new AbortController();
  await checkFaulty(contract, backend, fault.scope, fault.start(), {
    ...extent,
    stop: found.signal,
    onFinding: (finding) => {
      if (isOf(fault, finding)) found.abort();
    },
  });
  return found.signal.aborted;
}

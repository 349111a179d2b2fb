import { password } from '../../../mocks/shop/customers';
import { checkBackend } from '../check/check';
import { driftOf, type Report } from '../check/report';
import type { CheckedContract } from '../contract/contract';
import { createDriftProxy, listen } from './driftProxy';
import type { Fault, FaultyBackend, Scope } from './faults/fault';

/** Run the check within a scope on a backend with one mistake. */
export async function checkFaulty(
  contract: CheckedContract,
  backend: string,
  { users, write, languages, pages, origin }: Scope,
  { intercept, answer }: FaultyBackend = {},
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
        ...(languages[0] === undefined ? {} : { language: languages[0] }),
      },
    );
  } finally {
    await proxy.close();
  }
}

/**
 * Plant a mistake in the mock server and check that the check names its operation and place.
 * @returns true if it does
 */
export async function isFound(contract: CheckedContract, backend: string, fault: Fault): Promise<boolean> {
  const report = await checkFaulty(contract, backend, fault.scope, fault.start());
  return driftOf(report).some(
    ({ operation, pointer }) => fault.operations.includes(operation) && pointer.startsWith(fault.pointer),
  );
}

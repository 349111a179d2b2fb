import { createMockHttpServer } from '../../../mocks/http/mockHttpServer';
import { initialState, password } from '../../../mocks/shop/customers';
import { createStore } from '../../../mocks/store/store';
import { checkBackend } from '../check/check';
import type { Finding } from '../check/finding';
import type { Report } from '../check/report';
import type { Extent } from '../check/run';
import { loadContract, type CheckedContract } from '../contract/contract';
import { createDriftProxy, listen, type Alteration, type PassingAnswer } from './driftProxy';
import { scopes, shopOrigin, type Fault, type FaultyBackend, type Scope } from './fault';
import { faults } from './faults';
import { randomMutations, record, type Mutation, type Recording } from './mutations';

/** Outcome of one change. `unreached`: no response of the run contained the changed part. */
export type Outcome = 'found' | 'missed' | 'unreached';

export interface Trial {
  kind: string;
  name: string;
  outcome: Outcome;
}

/** Run the check within a scope on a new backend with one mistake. */
export async function checkFaulty(
  contract: CheckedContract,
  { users, languages, origin, ...scope }: Scope,
  { intercept, answer, visitorPrices = false }: FaultyBackend = {},
  extent: Extent = {},
): Promise<Report> {
  // One shop for all clients, new for each fault: orders placed and lists left behind must not meet the next one.
  const server = await listen(
    createMockHttpServer({
      onViolation: () => undefined,
      origins: [shopOrigin],
      shop: createStore(() => ({ ...initialState(), visitorPrices })),
    }),
  );
  const alterations = answer ? { '*': answer } : {};
  const proxy = await listen(createDriftProxy(server.base, contract.operations, alterations, intercept));
  const [language] = languages;
  try {
    return await checkBackend(
      contract,
      { base: proxy.base, timeout: 20_000, ...(origin === undefined ? {} : { origin }) },
      {
        ...scope,
        users: users.map((name) => ({ name, password })),
        only: languages,
        ...(language === undefined ? {} : { language }),
        ...extent,
      },
    );
  } finally {
    await proxy.close();
    await server.close();
  }
}

/** True when the check, stopped at the first such finding, names one: with some operations first, which is faster. */
async function isFound(
  contract: CheckedContract,
  scope: Scope,
  start: () => FaultyBackend,
  operations: readonly string[],
  isMeant: (finding: Finding) => boolean,
): Promise<boolean> {
  for (const extent of [{ operations: new Set(operations) }, {}]) {
    const found = new AbortController();
    const onFinding = (finding: Finding) => {
      if (finding.severity === 'drift' && isMeant(finding)) found.abort();
    };
    await checkFaulty(contract, scope, start(), { ...extent, stop: found.signal, onFinding });
    if (found.signal.aborted) return true;
  }
  return false;
}

/** True when a finding is drift at a fault's operations. */
export const isOf = ({ operations }: Fault, { severity, operation }: Finding): boolean =>
  severity === 'drift' && operations.includes(operation);

/** Plant the listed faults in the mock server, one at a time; each has to be named at one of its operations. */
export async function* proveFaults(kinds: readonly string[] = Object.keys(faults)): AsyncGenerator<Trial> {
  const contract = await loadContract('openapi/storefront.yaml');
  for (const kind of kinds)
    for (const fault of faults[kind] ?? []) {
      const { scope, start, operations, name } = fault;
      const wasFound = await isFound(contract, scope, start, operations, (finding) => isOf(fault, finding));
      yield { kind, name, outcome: wasFound ? 'found' : 'missed' };
    }
}

/** The parts of the responses of a whole run on the mock server. */
export async function recordParts(contract: CheckedContract, scope: Scope = scopes.changingLanguages) {
  const recording = new Map<string, Recording>();
  await checkFaulty(contract, scope, { answer: record(recording) });
  return recording;
}

/** Apply one change to the mock server: any drift names it, since the unchanged server has none. */
export async function tryMutation(
  contract: CheckedContract,
  mutation: Mutation,
  scope: Scope = scopes.changingLanguages,
): Promise<Outcome> {
  let isReached = false;
  const written = ({ status, headers, text }: PassingAnswer) => JSON.stringify([status, [...headers], text]);
  const start = (): FaultyBackend => {
    const { answer, ...others } = mutation.start();
    const watched: Alteration = (given, call) => {
      const before = written(given);
      const altered = answer?.(given, call) ?? given;
      isReached ||= typeof altered === 'string' || before !== written(altered);
      const isMeant = others.intercept !== undefined && call.operationId === mutation.operation;
      isReached ||= others.wasReached ? others.wasReached() : isMeant;
      return altered;
    };
    return { ...others, answer: watched };
  };
  if (await isFound(contract, scope, start, [mutation.operation], () => true)) return 'found';
  return isReached ? 'missed' : 'unreached';
}

/** Apply random generic changes to the mock server, one at a time, without end. */
export async function* proveRandom(seed: number): AsyncGenerator<Trial> {
  const contract = await loadContract('openapi/storefront.yaml');
  for (const mutation of randomMutations(await recordParts(contract), seed)) {
    const { kind, operation, part } = mutation;
    yield { kind, name: `${operation} ${part}`.trim(), outcome: await tryMutation(contract, mutation) };
  }
}

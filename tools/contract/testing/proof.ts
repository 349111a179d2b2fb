import { createMockHttpServer } from '../../../mocks/http/mockHttpServer';
import { password } from '../../../mocks/shop/customers';
import { checkBackend } from '../check/check';
import type { Finding } from '../check/finding';
import type { Report } from '../check/report';
import type { Extent } from '../check/run';
import { loadContract, type CheckedContract } from '../contract/contract';
import { createDriftProxy, listen, type Alteration } from './driftProxy';
import { scopes, shopOrigin, type Fault, type FaultyBackend, type Scope } from './faults/fault';
import { faults } from './faults/faults';
import { randomMutations, record, type Mutation, type Recording } from './mutations';

/** Outcome of one change. `unreached`: no response of the run contained the changed part. */
export type Outcome = 'found' | 'missed' | 'unreached';

/** Counts of a proof for one kind of change. */
export interface Recall {
  kind: string;
  found: number;
  missed: string[];
}

/** The mock server as the faithful backend: one shop for all clients, whose pages are those of one origin. */
const faithfulServer = () =>
  listen(createMockHttpServer({ onViolation: () => undefined, isShared: true, origins: [shopOrigin] }));

/** Run the check within a scope on a new backend with one mistake. */
export async function checkFaulty(
  contract: CheckedContract,
  { users, write, languages, pages, origin }: Scope,
  { intercept, answer }: FaultyBackend = {},
  extent: Extent = {},
): Promise<Report> {
  // A new server: orders placed and lists left behind must not meet the next fault.
  const server = await faithfulServer();
  const proxy = await listen(
    createDriftProxy(server.base, contract.operations, answer ? { '*': answer } : {}, intercept),
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

/**
 * Plant the listed faults in the mock server, one at a time; each has to be named at one of its operations.
 * @param kinds all without any
 * @param onOutcome called after each
 */
export async function proveFaults(
  kinds: readonly string[] = [],
  onOutcome: (name: string, outcome: Outcome) => void = () => undefined,
): Promise<Recall[]> {
  const contract = await loadContract('openapi/storefront.yaml');
  const recalls: Recall[] = [];
  for (const [kind, all] of Object.entries(faults)) {
    if (kinds.length > 0 && !kinds.includes(kind)) continue;
    const recall: Recall = { kind, found: 0, missed: [] };
    recalls.push(recall);
    for (const fault of all) {
      const { scope, start, operations, name } = fault;
      const wasFound = await isFound(contract, scope, start, operations, (finding) => isOf(fault, finding));
      onOutcome(`${kind}: ${name}`, wasFound ? 'found' : 'missed');
      if (wasFound) recall.found += 1;
      else recall.missed.push(name);
    }
  }
  return recalls;
}

/** A run of two languages that changes data. */
const whole: Scope = scopes.changingLanguages;

/** The parts of the responses of a whole run on the mock server. */
export async function recordParts(
  contract: CheckedContract,
  scope: Scope = whole,
): Promise<Map<string, Recording>> {
  const recording = new Map<string, Recording>();
  await checkFaulty(contract, scope, { answer: record(recording) });
  return recording;
}

/** Apply one change to the mock server: any drift names it, since the unchanged server has none. */
export async function tryMutation(
  contract: CheckedContract,
  mutation: Mutation,
  scope: Scope = whole,
): Promise<Outcome> {
  let isReached = false;
  const start = (): FaultyBackend => {
    const { intercept, answer } = mutation.start();
    const watched: Alteration = (given, call) => {
      const before = JSON.stringify([given.status, [...given.headers], given.text]);
      const altered = answer?.(given, call) ?? given;
      isReached ||=
        typeof altered === 'string' ||
        before !== JSON.stringify([altered.status, [...altered.headers], altered.text]);
      isReached ||= intercept !== undefined && call.operationId === mutation.operation;
      return altered;
    };
    return { answer: watched, ...(intercept ? { intercept } : {}) };
  };
  if (await isFound(contract, scope, start, [mutation.operation], () => true)) return 'found';
  return isReached ? 'missed' : 'unreached';
}

/**
 * Apply random generic changes to the mock server, one at a time.
 * @param count number of changes that reach a response
 * @param onOutcome called after each
 */
export async function proveRandom(
  count: number,
  seed: number,
  onOutcome: (name: string, outcome: Outcome) => void = () => undefined,
): Promise<Recall[]> {
  const contract = await loadContract('openapi/storefront.yaml');
  const recalls = new Map<string, Recall>();
  let tried = 0;
  for (const mutation of randomMutations(await recordParts(contract), seed)) {
    if (tried >= count) break;
    const { kind, operation, part } = mutation;
    const outcome = await tryMutation(contract, mutation);
    const name = `${kind}, ${operation} ${part}`.trim();
    onOutcome(name, outcome);
    if (outcome === 'unreached') continue;
    tried += 1;
    const recall = recalls.get(kind) ?? { kind, found: 0, missed: [] };
    recalls.set(kind, recall);
    if (outcome === 'found') recall.found += 1;
    else recall.missed.push(name);
  }
  return [...recalls.values()].toSorted((one, other) => one.kind.localeCompare(other.kind));
}

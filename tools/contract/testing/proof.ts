import { createMockHttpServer } from '../../../mocks/http/mockHttpServer';
import { password } from '../../../mocks/shop/customers';
import { readContract } from '../../../scripts/generate/contract';
import { loadDescription } from '../../../scripts/generate/load';
import { checkBackend } from '../check/check';
import type { CheckOptions } from '../check/checkOptions';
import { driftOf } from '../check/report';
import { loadContract, type CheckedContract } from '../contract/contract';
import { createDriftProxy, listen, type Alteration } from './driftProxy';
import { shopOrigin, type Fault } from './faults/fault';
import { faults } from './faults/faults';
import { mutationsOf, type Mutation } from './mutations';
import { isFound } from './tryFault';

/** Outcome of one mutation. `unreached`: no response of the run contained the changed part. */
export type Outcome = 'found' | 'missed' | 'unreached';

/** Options of a run that reads enough of the shop to receive an operation's responses. */
function optionsFor(contract: CheckedContract, { operation, kind, pointer }: Mutation): CheckOptions {
  const described = contract.operations.get(operation);
  const administers = ['createOrganizationCustomer', 'getAllCustomers'].includes(operation);
  const name = administers ? 'ase@kontorhotellet.example' : 'ingrid@furulia.example';
  const write =
    described?.method !== 'GET' ||
    kind === 'change lost' ||
    kind === 'session not asked for' ||
    operation === 'getCart';
  const isOfCustomer = /price|promotion/i.test(pointer);
  const needsUser = write || isOfCustomer || described?.session === true || operation === 'getCustomer';
  return {
    users: needsUser ? [{ name, password }] : [],
    write,
    language: 'no',
    only: ['no'],
    operations: new Set([operation]),
    pages: operation === 'getPage' ? 16 : 4,
  };
}

const anyIndex = (pointer: string) => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** True when a finding is at the mutation's place; violated invariants between responses may be reported beside it. */
function isAt(found: string, { pointer, kind }: Mutation): boolean {
  const place = anyIndex(found);
  const isPromise = [
    'count off by one',
    'wrong page returned',
    'order not kept',
    'sum wrong',
    'change lost',
  ].includes(kind);
  if (isPromise)
    return (
      place.startsWith(pointer) || pointer.startsWith(place) || place.split('/')[1] === pointer.split('/')[1]
    );
  return (
    place === pointer ||
    pointer.split('/').every((part, index) => part === '*' || part === place.split('/')[index])
  );
}

/** Apply one mutation to the mock server and check that the check finds it at its operation and place. */
export async function tryMutation(
  contract: CheckedContract,
  backend: string,
  mutation: Mutation,
): Promise<Outcome> {
  let reached = false;
  const watched: Alteration = (answer, call) => {
    const altered = mutation.alteration({ ...answer }, call);
    if (typeof altered === 'string') return altered;
    const before = JSON.stringify([answer.status, [...answer.headers]]);
    const after = JSON.stringify([altered.status, [...altered.headers]]);
    reached ||= before !== after || !sameText(answer.text, altered.text);
    return altered;
  };
  const proxy = await listen(
    createDriftProxy(backend, contract.operations, { [mutation.operation]: watched }),
  );
  try {
    const report = await checkBackend(
      contract,
      { base: proxy.base, timeout: 10_000 },
      optionsFor(contract, mutation),
    );
    if (!reached) return 'unreached';
    const findings = driftOf(report).filter(({ operation }) => operation === mutation.operation);
    return findings.some(({ pointer }) => isAt(pointer, mutation)) ? 'found' : 'missed';
  } finally {
    await proxy.close();
  }
}

const sameText = (one: string, other: string): boolean =>
  one === other ||
  (isJson(one) && isJson(other) && JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other)));

function isJson(text: string): boolean {
  try {
    return Boolean(JSON.parse(text)) || true;
  } catch {
    return false;
  }
}

/** Deterministic pseudo-random order. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  let seed = 42;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31);
  return items
    .map((item) => [next(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}

/** Counts of a proof for one kind of mutation or fault. */
export interface Recall<Missed = Mutation> {
  kind: string;
  found: number;
  missed: Missed[];
  unreached: number;
}

/**
 * Apply single changes to the mock server, one at a time.
 * @param each number of changes of every kind; those that no response reaches are replaced by others, up to three times
 * as many
 * @param onOutcome called after each
 */
export async function prove(
  each: number,
  onOutcome: (mutation: Mutation, outcome: Outcome) => void = () => undefined,
): Promise<Recall[]> {
  const contract = await loadContract('openapi/storefront.yaml');
  const all = mutationsOf(readContract(await loadDescription('openapi/storefront.yaml')));
  const mocks = await listen(createMockHttpServer({ onViolation: () => undefined }));
  const recalls: Recall[] = [];
  for (const kind of new Set(all.map((mutation) => mutation.kind))) {
    const recall: Recall = { kind, found: 0, missed: [], unreached: 0 };
    recalls.push(recall);
    for (const mutation of shuffled(all.filter((one) => one.kind === kind))) {
      if (recall.found + recall.missed.length >= each || recall.unreached >= each * 3) break;
      const outcome = await tryMutation(contract, mocks.base, mutation);
      onOutcome(mutation, outcome);
      if (outcome === 'found') recall.found += 1;
      else if (outcome === 'missed') recall.missed.push(mutation);
      else recall.unreached += 1;
    }
  }
  await mocks.close();
  return recalls;
}

/** The mock server as the faithful backend: one shop for all clients, whose pages are those of one origin. */
export const faithfulServer = () =>
  listen(createMockHttpServer({ onViolation: () => undefined, isShared: true, origins: [shopOrigin] }));

/**
 * Plant the listed faults in the mock server, one at a time.
 * @param kinds all without any
 * @param onOutcome called after each
 */
export async function proveFaults(
  kinds: readonly string[] = [],
  onOutcome: (fault: Fault, outcome: Outcome) => void = () => undefined,
): Promise<Recall<Fault>[]> {
  const contract = await loadContract('openapi/storefront.yaml');
  const recalls = new Map<string, Recall<Fault>>();
  for (const fault of faults) {
    if (kinds.length > 0 && !kinds.includes(fault.kind)) continue;
    const recall = recalls.get(fault.kind) ?? { kind: fault.kind, found: 0, missed: [], unreached: 0 };
    recalls.set(fault.kind, recall);
    // The fewer operations are judged, the faster; some faults are seen from other operations only.
    let wasFound = false;
    for (const extent of [{ operations: new Set(fault.operations) }, {}]) {
      if (wasFound) break;
      // A new server: orders placed and lists left behind must not meet the next fault.
      const server = await faithfulServer();
      wasFound = await isFound(contract, server.base, fault, extent);
      await server.close();
    }
    onOutcome(fault, wasFound ? 'found' : 'missed');
    if (wasFound) recall.found += 1;
    else recall.missed.push(fault);
  }
  return [...recalls.values()];
}

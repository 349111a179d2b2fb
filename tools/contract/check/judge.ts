import type { Operation } from '../../../scripts/generate/contract';
import type { CheckedContract } from '../contract/contract';
import { show, type Difference } from '../contract/differences';
import type { Place } from '../contract/source';
import type { Reply } from './client';
import { names } from './cors';

/**
 * Additions and redirects are information, since they break no client; everything else is drift, unless a file accepts
 * it as known.
 */
export type Severity = 'drift' | 'known' | 'information';

/** A difference with its severity and its place in the contract. */
interface JudgedDifference extends Difference {
  severity: Severity;
  place: Place;
}

/** The caller's expectation of a response. */
export interface Expectation {
  /** The allowed statuses; by default those of a success. */
  statuses?: readonly number[];
  /** Reason for these statuses, for reports; set for requests that must be refused. */
  because?: string;
  /** Name of the schema of a 200, when the operation has several and the request decides. */
  schema?: string;
}

/** Result of judging a response. */
export interface Verdict {
  differences: JudgedDifference[];
  /** True when the contract documents the status. */
  documented: boolean;
  /** The parsed body; undefined without a body or for invalid JSON. */
  body: unknown;
  isRedirect: boolean;
}

type Answered = Extract<Reply, { answered: true }>;

/** Judge the response to a request, valid or deliberately invalid. */
export function judge(
  contract: CheckedContract,
  operation: Operation,
  reply: Answered,
  expectation: Expectation = {},
): Verdict {
  const { locator } = contract;
  const { status } = reply;
  const documented = operation.answers.find((answer) => answer.status === status);
  const read = readBody(reply);
  const isRedirect = contract.isCommonAnswer(status, read.body);
  const differences: JudgedDifference[] = [];
  const add = (difference: Difference, place: Place, severity: Severity = 'drift') =>
    differences.push({ ...difference, severity, place });

  if (!documented && !isRedirect) add(undeclared(operation, reply), locator.answer(operation));
  else if (isRedirect) add(redirect(read.body), locator.answer(operation, status), 'information');
  else
    for (const difference of unexpected(operation, status, expectation))
      add(difference, locator.answer(operation, status));

  if (documented?.body || isRedirect)
    for (const difference of formProblems(reply, documented?.body?.mediaType ?? 'application/json', read))
      add(difference, locator.answer(operation, status));
  if (status === 301 && reply.headers.has('location'))
    add(
      difference(
        'header',
        'no Location header, which a browser would follow unseen',
        `Location: ${reply.headers.get('location')}`,
      ),
      locator.answer(operation, status),
    );
  if (status === 401 && reply.headers.has('www-authenticate'))
    add(
      difference(
        'header',
        'no WWW-Authenticate header, for which a browser opens a password window',
        `WWW-Authenticate: ${reply.headers.get('www-authenticate')}`,
      ),
      locator.answer(operation, status),
    );
  for (const difference of cacheProblems(operation, reply))
    add(difference, locator.answer(operation, status));
  if (documented && !read.problem) {
    const found =
      expectation.schema !== undefined && status === 200 && !isRedirect
        ? contract.differencesFrom(expectation.schema, read.body)
        : contract.differences(operation, status, read.body);
    for (const each of found)
      add(
        each,
        locator.body(operation, status, each.pointer, read.body),
        each.rule === 'extra-field' ? 'information' : 'drift',
      );
  }
  return { differences, documented: documented !== undefined || isRedirect, body: read.body, isRedirect };
}

const difference = (rule: Difference['rule'], expected: string, found: string): Difference => ({
  rule,
  pointer: '',
  expected,
  found,
});

/** AUTH-03: a response that depends on the customer must not stay in the browser's cache after a sign-out. */
function cacheProblems({ isShared }: Operation, { headers }: Answered): Difference[] {
  const found = headers.get('cache-control');
  if (isShared || names(found).includes('no-store')) return [];
  const expected = 'Cache-Control: no-store, since the response depends on the customer';
  return [difference('header', expected, found ?? 'no such header')];
}

const statusList = (statuses: readonly number[]) => statuses.join(', ');

function undeclared({ answers }: Operation, { status, text }: Answered): Difference {
  const expected = `one of the documented statuses ${statusList(answers.map((answer) => answer.status))}`;
  return difference('undeclared-status', expected, `${status} ${excerpt(text)}`.trim());
}

const redirect = (body: unknown) =>
  difference('redirect', 'the answer of the operation', `a redirect ${show(body)}`);

/** Line of the contract that describes an operation; none for another name. */
export function placeOf({ operations, locator }: CheckedContract, id: string): Place {
  const operation = operations.get(id);
  return operation ? locator.operation(operation) : { file: '', line: 1 };
}

/** Statuses of an operation's successful responses. */
export const successStatuses = ({ answers }: Operation): number[] =>
  answers.map(({ status }) => status).filter((status) => status < 300);

function unexpected(operation: Operation, status: number, { statuses, because }: Expectation): Difference[] {
  const allowed = statuses ?? successStatuses(operation);
  if (allowed.includes(status)) return [];
  const expected = because ? `${statusList(allowed)}: ${because}` : statusList(allowed);
  if (status >= 500) return [difference('server-error', expected, String(status))];
  const wantsRefusal = allowed.every((each) => each >= 400);
  if (status >= 400) return [difference(wantsRefusal ? 'wrong-status' : 'refused', expected, String(status))];
  return [difference(wantsRefusal ? 'accepted' : 'wrong-status', expected, String(status))];
}

/** Problems of the body as a whole: wrong media type, missing body, invalid JSON. */
function formProblems({ headers, text }: Answered, mediaType: string, { problem }: ReadBody): Difference[] {
  const found = headers.get('content-type');
  const problems = isMediaType(found, mediaType)
    ? []
    : [difference('media-type', mediaType, found ?? 'no Content-Type header')];
  const unread = text.indexOf('\uFFFD');
  if (unread >= 0)
    problems.push(
      difference(
        'media-type',
        'UTF-8',
        `bytes that are not UTF-8: ${excerpt(text.slice(Math.max(0, unread - 20)))}`,
      ),
    );
  if (text.trim() === '')
    return [...problems, difference('empty-body', `a body (${mediaType})`, 'an empty body')];
  return problem === undefined
    ? problems
    : [...problems, difference('not-json', 'JSON', `${problem}: ${excerpt(text)}`)];
}

/** True when a Content-Type is the media type; a charset may follow, and for JSON it must be UTF-8. */
function isMediaType(header: string | null, expected: string): boolean {
  const [type = '', ...parameters] = (header ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  return type === expected && parameters.every((part) => /^charset="?utf-?8"?$/.test(part) || part === '');
}

interface ReadBody {
  body: unknown;
  problem?: string;
}

function readBody({ text }: Answered): ReadBody {
  if (text.trim() === '') return { body: undefined, problem: 'empty' };
  try {
    return { body: JSON.parse(text) as unknown };
  } catch (error) {
    return { body: undefined, problem: error instanceof Error ? error.message.split('\n')[0] : 'no JSON' };
  }
}

const excerpt = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};

import type { Operation } from '../../../scripts/generate/contract';
import type { CheckedContract } from '../contract/contract';
import { broken, show, type Difference } from '../contract/differences';
import type { Place } from '../contract/source';
import type { Answered } from './client';
import { names } from './cors';

/** Additions and redirects are information, since they break no client; a file accepts other drift as known. */
export type Severity = 'drift' | 'known' | 'information';

/** A difference with its severity and its place in the contract, looked up when it is reported. */
interface JudgedDifference extends Difference {
  severity: Severity;
  place: () => Place;
}

export interface Expectation {
  /** The allowed statuses; by default those of a success. */
  statuses?: readonly number[];
  /** Reason for these statuses, for reports; set for requests that must be refused. */
  because?: string;
  /** Name of the schema of a 200, when the operation has several and the request decides. */
  schema?: string;
}

/** Judge the response to a request, valid or deliberately invalid. */
export function judge(
  contract: CheckedContract,
  operation: Operation,
  reply: Answered,
  expectation: Expectation = {},
) {
  const { locator } = contract;
  const { status } = reply;
  const documented = operation.answers.find((answer) => answer.status === status);
  const read = readBody(reply);
  const isRedirect = contract.isCommonAnswer(status, read.body);
  const isKnown = documented !== undefined || isRedirect;
  const mediaType = documented?.body?.mediaType ?? 'application/json';
  const place = () => locator.answer(operation, isKnown ? status : undefined);
  const whole = [
    ...broken([isKnown, 'undeclared-status', documentedOf(operation), summaryOf(reply)]),
    ...(documented && !isRedirect ? unexpected(operation, status, expectation) : []),
    ...(documented?.body || isRedirect ? formProblems(reply, mediaType, read) : []),
    ...headerProblems(operation, reply),
  ];
  const differences: JudgedDifference[] = whole.map((each) => ({ ...each, severity: 'drift', place }));
  const answer = 'the answer of the operation';
  for (const each of broken([!isRedirect, 'redirect', answer, `a redirect ${show(read.body)}`]))
    differences.unshift({ ...each, severity: 'information', place });
  if (documented && !read.problem) {
    const named = status === 200 && !isRedirect ? expectation.schema : undefined;
    const found = named
      ? contract.differencesFrom(named, read.body)
      : contract.differences(operation, status, read.body);
    for (const each of found)
      differences.push({
        ...each,
        severity: each.rule === 'extra-field' ? 'information' : 'drift',
        place: () => locator.body(operation, status, each.pointer, read.body),
      });
  }
  /** The body is undefined without one, or for invalid JSON. */
  return { differences, documented: isKnown, body: read.body, isRedirect };
}

/** Headers that a response must not have; AUTH-03: one that depends on the customer is stored by no cache. */
function headerProblems({ isShared }: Operation, { status, headers }: Answered): Difference[] {
  const [location, gate, cache] = ['location', 'www-authenticate', 'cache-control'].map((name) =>
    headers.get(name),
  );
  const followed = 'no Location header, which a browser would follow unseen';
  const asking = 'no WWW-Authenticate header, for which a browser opens a password window';
  const stored = 'Cache-Control: no-store, since the response depends on the customer';
  // Browsers take a second cookie behind a comma for the end of the first one's attribute.
  const folded = headers.getSetCookie().find((cookie) => /;.*,\s*[^;,=\s]+=/.test(cookie));
  return broken(
    [status !== 301 || !location, 'header', followed, `Location: ${location}`],
    [status !== 401 || !gate, 'header', asking, `WWW-Authenticate: ${gate}`],
    [!folded, 'header', 'one cookie in each Set-Cookie', folded],
    [isShared || names(cache ?? null).includes('no-store'), 'header', stored, cache],
  );
}

const statusList = (statuses: readonly number[]) => statuses.join(', ');

const summaryOf = ({ status, text }: Answered) => `${status} ${excerpt(text)}`.trim();

const documentedOf = ({ answers }: Operation): string =>
  `one of the documented statuses ${statusList(answers.map(({ status }) => status))}`;

/** Line of the contract that describes an operation; none for another name. */
export function placeOf({ operations, locator }: CheckedContract, id: string): Place {
  const operation = operations.get(id);
  return operation ? locator.operation(operation) : { file: '', line: 1 };
}

export const successStatuses = ({ answers }: Operation): number[] =>
  answers.map(({ status }) => status).filter((status) => status < 300);

function unexpected(operation: Operation, status: number, { statuses, because }: Expectation): Difference[] {
  const allowed = statuses ?? successStatuses(operation);
  const isRefused = status >= 400;
  const isMeant = isRefused === allowed.every((each) => each >= 400);
  const rule = status >= 500 ? 'server-error' : isMeant ? 'wrong-status' : isRefused ? 'refused' : 'accepted';
  const expected = because ? `${statusList(allowed)}: ${because}` : statusList(allowed);
  return broken([allowed.includes(status), rule, expected, String(status)]);
}

/** Problems of the body as a whole: wrong media type, missing body, invalid JSON. */
function formProblems(
  { headers, text }: Answered,
  mediaType: string,
  { problem }: ReturnType<typeof readBody>,
): Difference[] {
  const found = headers.get('content-type');
  // Bytes that are not UTF-8, and UTF-8 that was read as Latin-1 and written again: Ã¥ for å.
  const unread = text.search(/\uFFFD|Ã[\u0080-\u009F\u00A1-\u00BF]|â€/);
  const bytes = `bytes that are not UTF-8: ${excerpt(text.slice(Math.max(0, unread - 20)))}`;
  const isEmpty = text.trim() === '';
  return broken(
    [isMediaType(found, mediaType), 'media-type', mediaType, found ?? 'no Content-Type header'],
    [unread < 0, 'media-type', 'UTF-8', bytes],
    [!isEmpty, 'empty-body', `a body (${mediaType})`, 'an empty body'],
    [isEmpty || !problem, 'not-json', 'JSON', `${problem}: ${excerpt(text)}`],
  );
}

/** True when a Content-Type is the media type; a charset may follow, and for JSON it must be UTF-8. */
function isMediaType(header: string | null, expected: string): boolean {
  const [type = '', ...parameters] = (header ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  return type === expected && parameters.every((part) => /^charset="?utf-?8"?$/.test(part) || part === '');
}

function readBody({ text }: Answered): { body: unknown; problem?: string } {
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

import type {} from '../../src/api/earlyResponses';
import { showDrawer } from '../devtools/drawer';
import { button, element } from '../devtools/elements';
import { matchOperation } from './runtime/matchOperation';
import { judgeResponse, type WatchedDifference } from './judgeResponse';

/** A difference with its call, for a bug report; without headers and bodies. */
interface Sighting extends WatchedDifference {
  request: string;
  status: number;
}

/** Differences as a bug report. */
function bugReport(sightings: readonly Sighting[]): string {
  const lines = sightings.map(
    ({ operationId, request, status, severity, place, message }) =>
      `- ${operationId} (${request} → ${status}) ${severity}: ${place === '' ? '' : `\`${place}\` `}${message}`,
  );
  return ['# Answers that depart from the contract', '', ...lines, ''].join('\n');
}

/** Show the list of differences, with a button that copies it. */
function showList(sightings: readonly Sighting[]) {
  const list = element('ul');
  const none = element('p', {}, 'Every answer so far is as in the contract.');
  const copy = button('Copy', () => {
    void navigator.clipboard.writeText(bugReport(sightings)).then(() => (copy.textContent = 'Copied'));
  });
  copy.setAttribute('aria-label', 'Copy as a bug report');
  const opener = showDrawer({
    title: 'Contract watch',
    opener: 'Contract: no differences',
    buttons: (close) => [copy, close],
    content: [element('section', {}, none, list)],
  });
  return (added: readonly Sighting[]) => {
    opener.textContent = `Contract: ${sightings.length} difference${sightings.length === 1 ? '' : 's'}`;
    none.remove();
    copy.textContent = 'Copy';
    for (const { operationId, severity, status, place, message } of added)
      list.append(
        element(
          'li',
          { class: severity === 'drift' ? 'call bad' : 'call' },
          element('span', {}, operationId),
          element('span', {}, severity === 'drift' ? `${status} ✗ drift` : `${status} addition`),
          element('p', {}, `${place} ${message}`.trim()),
        ),
      );
  };
}

/**
 * Compare every response with the contract from now on, and list the differences (DEV-05). For development on a real
 * backend: `?contract=watch`.
 */
export function watchContract(): void {
  const sightings: Sighting[] = [];
  const show = showList(sightings);
  const send = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    const request = new Request(...call);
    const { method, url } = request;
    const response = await send(request);
    const operationId = matchOperation(request)?.id;
    if (operationId) void judge(operationId, `${method} ${new URL(url).pathname}`, response.clone());
    return response;
  };
  // Requests of the boot script, sent before this code was loaded.
  for (const [key, { response }] of Object.entries(window.__early?.responses ?? {})) {
    const [url = ''] = key.split(' ');
    const operationId = matchOperation({ method: 'GET', url })?.id;
    const judgeEarly = (answer: Response) =>
      operationId && judge(operationId, `GET ${new URL(url).pathname}`, answer.clone());
    response.then(judgeEarly).catch(() => undefined);
  }
  async function judge(
    operationId: Parameters<typeof judgeResponse>[0],
    request: string,
    response: Response,
  ) {
    const found = await judgeResponse(operationId, response).catch(() => []);
    const known = new Set(
      sightings.map((each) => `${each.operationId} ${anyIndex(each.place)} ${each.message}`),
    );
    const added = found
      .filter((each) => {
        const key = `${operationId} ${anyIndex(each.place)} ${each.message}`;
        return !known.has(key) && known.add(key);
      })
      .map((each) => ({ ...each, request, status: response.status }));
    sightings.push(...added);
    if (added.length > 0) show(added);
  }
}

const anyIndex = (place: string): string => place.replaceAll(/\/\d+(?=\/|$)/g, '/*');

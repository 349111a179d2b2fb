import { driftOf, exitCode, type Report } from '../check/report';
import type { Exchange, Finding } from '../check/finding';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
  article { border: 1px solid GrayText; border-radius: .5rem; padding: .5rem 1rem 1rem; margin: 1rem 0; }
  h1, h3 { overflow-wrap: anywhere; }
  h3 { margin: .5rem 0; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0; }
  dd { margin: 0; overflow-wrap: anywhere; }
  pre { overflow: auto; max-height: 30rem; padding: .5rem; border: 1px solid GrayText; border-radius: .25rem; }
  .drift { border-inline-start: .4rem solid #c62828; }
  .known { border-inline-start: .4rem solid #b26a00; }
  .information { border-inline-start: .4rem solid #1565c0; }
`;

const names = { drift: 'Drift', known: 'Known drift', information: 'Note' } as const;

const rows = (entries: readonly (readonly [string, string])[]): string =>
  `<dl>${entries.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;

const headersOf = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** A body with line breaks, if it is JSON. */
function formatted(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

const part = (title: string, text: string): string =>
  `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(text)}</pre></details>`;

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A request as a curl command for POSIX shells. Masked texts have to be filled in. */
function curlOf({ request: { method, url, headers, body } }: Exchange): string {
  const fields = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data = body === undefined ? [] : [`--data-raw ${quoted(body)}`];
  return ['curl -i', `-X ${method}`, quoted(url), ...fields, ...data].join(' \\\n  ');
}

function exchangeOf(exchange: Exchange): string {
  const { request, response } = exchange;
  const sent = `${request.method} ${request.url}\n${headersOf(request.headers)}\n\n${formatted(request.body ?? '')}`;
  const received = `${response.status}\n${headersOf(response.headers)}\n\n${formatted(response.body)}`;
  return part('Request', sent.trim()) + part('Response', received.trim()) + part('curl', curlOf(exchange));
}

function article(finding: Finding): string {
  const { severity, rule, requirement, expected, found, request, place, count, known, exchange } = finding;
  const title = `${finding.operation} ${finding.pointer}`.trim();
  return `<article class="${severity}"><h3>${escapeHtml(title)}</h3>${rows([
    ['Kind', [names[severity], rule, requirement ?? ''].join(' ').trim()],
    ['Expected', expected],
    ['Found', `${found}${count === 1 ? '' : ` (${count} times)`}`],
    ['Request', request],
    ['Contract', `${place.file}:${place.line}`],
    ...(known ? [['Known', `${known.reason}, until ${known.expires}`] as const] : []),
  ])}${exchange ? exchangeOf(exchange) : ''}</article>`;
}

/** A report as one HTML page without scripts or external files: each finding with request, response and curl. */
export function htmlReport(report: Report): string {
  const { base, date, tool, contract, calls, seconds, findings, problems } = report;
  const sorted = (['drift', 'known', 'information'] as const).flatMap((severity) =>
    findings.filter((each) => each.severity === severity),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Contract check of ${escapeHtml(base)}</title>
<style>${style}</style>
</head>
<body>
<h1>Contract check of ${escapeHtml(base)}</h1>
${rows([
  ['Exit code', `${exitCode(report)}: ${driftOf(report).length} of ${findings.length} findings are drift`],
  ['Date', date],
  ['Tool', `${tool.name} ${tool.version}`],
  ['Contract', `${contract.version}, ${contract.file}`],
  ['Calls', `${calls} in ${seconds.toFixed(1)} s`],
])}
${problems.map((problem) => `<p><strong>Could not be judged:</strong> ${escapeHtml(problem)}</p>`).join('\n')}
<h2>Findings</h2>
${sorted.map(article).join('\n') || '<p>None.</p>'}
</body>
</html>
`;
}

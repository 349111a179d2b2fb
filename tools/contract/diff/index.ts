import { parseArgs } from 'node:util';
import { compareDescriptions, type DescriptionDifference } from './compare';
import { loadSource, UnreadableDescription } from './load';

const help = `Compares another OpenAPI description with the contract: would the storefront work with a backend that keeps it?

  npm run contract:diff -- <file or URL> [options]

  --breaking-only     leaves out what breaks nothing
  --format <name>     text (default) or json
  --contract <file>   another description than openapi/storefront.yaml
  --help              this text

The other description is OpenAPI 3.0 or 3.1, in JSON or YAML. Spellings that mean the same are the same: nullable and
null, allOf and one object, names of path parameters, the prefix of a server.

Exit code 0: nothing breaks. 1: something breaks. 2: could not be compared.
`;

/** Format one difference, with both places. */
function line({ breaking, part, pointer, message, ours, theirs }: DescriptionDifference): string {
  const place = [part, pointer].filter((each) => each !== '').join(' ');
  return [
    `  ${breaking ? '✗' : 'i'} ${place}: ${message}`,
    `      contract  ${ours.file}:${ours.line}`,
    `      theirs    ${theirs.file}:${theirs.line}`,
  ].join('\n');
}

function textReport(differences: readonly DescriptionDifference[]): string {
  const operations = [...new Set(differences.map(({ operation }) => operation))];
  const groups = operations.map((id) =>
    [id, ...differences.filter(({ operation }) => operation === id).map(line)].join('\n'),
  );
  const breaking = differences.filter((each) => each.breaking).length;
  return `${[...groups, `${breaking} breaking, ${differences.length - breaking} not breaking.`].join('\n\n')}\n`;
}

/** `npm run contract:diff`: compare another OpenAPI description with the contract (DEV-05). */
async function diff(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'breaking-only': { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      contract: { type: 'string', default: 'openapi/storefront.yaml' },
      help: { type: 'boolean', default: false },
    },
  });
  const [place] = positionals;
  if (values.help || place === undefined) {
    process.stdout.write(help);
    return values.help ? 0 : 2;
  }
  const all = compareDescriptions(await loadSource(values.contract), await loadSource(place));
  const shown = values['breaking-only'] ? all.filter(({ breaking }) => breaking) : all;
  process.stdout.write(values.format === 'json' ? `${JSON.stringify(shown, null, 2)}\n` : textReport(shown));
  return all.some(({ breaking }) => breaking) ? 1 : 0;
}

try {
  process.exitCode = await diff();
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error;
  if (!(error instanceof UnreadableDescription || isUsage)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

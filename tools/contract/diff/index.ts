import { parseArgs } from 'node:util';
import { compareDescriptions } from './compare';
import { formats } from './formats';
import { loadSource, UnreadableDescription } from './load';

const help = `Compares another OpenAPI description with the contract: would the storefront work with a backend that keeps it?

  npm run contract:diff -- <file or URL> [options]       in the storefront's repository
  furulia-contract diff <file or URL> [options]          of the package

  --breaking-only     leaves out what breaks nothing
  --format <name>     text (default), json, junit or sarif
  --contract <file>   another description than openapi/storefront.yaml
  --help              this text

The other description is OpenAPI 3.0 or 3.1, in JSON or YAML. Spellings that mean the same are the same: nullable and
null, allOf and one object, names of path parameters, the prefix of a server, charset=utf-8.

Exit code 0: nothing breaks. 1: something breaks. 2: could not be compared.
`;

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
  const format = formats[values.format];
  if (format === undefined) {
    process.stderr.write(`There is no format ${values.format}: ${Object.keys(formats).join(', ')}.\n`);
    return 2;
  }
  const all = compareDescriptions(await loadSource(values.contract), await loadSource(place));
  const shown = values['breaking-only'] ? all.filter(({ breaking }) => breaking) : all;
  process.stdout.write(format(shown));
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

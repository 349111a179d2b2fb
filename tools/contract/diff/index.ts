import { parseArgs } from 'node:util';
import { commandOf, messageOf } from '../check/command';
import { compareDescriptions } from './compare';
import { notCompared } from './schemas';
import { formats } from './formats';
import { loadSource, UnreadableDescription } from './load';

const help = `Compares another OpenAPI description with the contract: would the storefront work with a backend that keeps it?

  ${commandOf('diff')} <file or URL> [options]

  --breaking-only     leaves out what breaks nothing
  --allow-uncompared  does not fail for what cannot be compared: keywords such as not, if and prefixItems
  --format <name>     text (default) or json
  --contract <file>   another description than the storefront's; the storefront's own at a revision of git is HEAD~20
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
      'allow-uncompared': { type: 'boolean', default: false },
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
  const [ours, theirs] = [await loadSource(values.contract), await loadSource(place)];
  const all = compareDescriptions(ours, theirs).map((each) =>
    values['allow-uncompared'] && each.message.startsWith(notCompared) ? { ...each, breaking: false } : each,
  );
  const shown = values['breaking-only'] ? all.filter(({ breaking }) => breaking) : all;
  process.stdout.write(format(shown));
  return all.some(({ breaking }) => breaking) ? 1 : 0;
}

try {
  process.exitCode = await diff();
} catch (error) {
  // Files are read on the way: one may be missing, and references may have no end.
  const isKnown = error instanceof UnreadableDescription || (error instanceof TypeError && 'code' in error);
  const reason = error instanceof RangeError ? 'an alias contains itself' : messageOf(error);
  process.stderr.write(`${isKnown ? '' : 'The descriptions cannot be compared: '}${reason}\n`);
  process.exitCode = 2;
}

import type { RawUniversalConfig } from '@redocly/openapi-core';
import type { Oas3Rule } from '@redocly/openapi-core/lib/visitors';
import { formats } from './formats';
import { refName } from './shape';

const styles: Record<string, string> = { path: 'simple', query: 'form', header: 'simple' };

/** What this generator needs of a description beyond being valid OpenAPI; each is reported with its file and line. */
const generatable: Oas3Rule = () => ({
  Operation({ operationId }, { report, location }) {
    if (operationId !== undefined && !/^[a-z][A-Za-z0-9]*$/.test(operationId))
      report({
        message: `operationId "${operationId}" is no camelCase name: functions are named after it`,
        location: location.child('operationId'),
      });
  },
  Responses(responses, { report, location }) {
    for (const status of Object.keys(responses).filter((key) => !/^[1-5]\d\d$/.test(key)))
      report({
        message: `name each status an operation answers with, not "${status}"`,
        location: location.child(status).key(),
      });
  },
  Response({ content = {} }, { report, location }) {
    for (const [type, { example, examples }] of Object.entries(content))
      if (example === undefined && examples === undefined)
        report({
          message: 'the mocks need an example of this answer',
          location: location.child(['content', type]).key(),
        });
  },
  MediaTypesMap(content, { report, location }) {
    const types = Object.keys(content);
    if (types.length !== 1 || !/^application\/([a-z.-]+\+)?json$/.test(types[0] ?? ''))
      report({ message: `one JSON media type is expected, not "${types.join(', ')}"`, location });
  },
  Parameter({ in: place = '', style, explode, schema }, { report, location, resolve }) {
    const type = schema && resolve(schema).node?.type;
    if (styles[place] === undefined) report({ message: `${place} parameters are not supported`, location });
    else if (style !== undefined && style !== styles[place])
      report({ message: `style "${style}" is not supported`, location: location.child('style') });
    else if (type === 'object' && explode === false)
      report({ message: 'an object parameter must be exploded', location: location.child('explode') });
  },
  ref({ $ref }, { type, report, location }) {
    const name = refName($ref);
    if (type.name === 'Schema' && !isTypeName(name))
      report({ message: `"${name}" is no name for a type`, location: location.child('$ref') });
  },
  NamedSchemas(schemas, { report, location }) {
    for (const name of Object.keys(schemas).filter((key) => !isTypeName(key)))
      report({ message: `"${name}" is no name for a type`, location: location.child(name).key() });
  },
  Schema({ format, pattern }, { report, location }) {
    if (format !== undefined && !formats.has(format))
      report({ message: `unknown format "${format}"`, location: location.child('format') });
    if (pattern !== undefined && !isPattern(pattern))
      report({ message: `"${pattern}" is no regular expression`, location: location.child('pattern') });
  },
});

const isTypeName = (name: string) => /^[A-Z][A-Za-z0-9]*$/.test(name);

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}

/** The linter's configuration: what must hold before anything is generated. */
export const configuration: RawUniversalConfig = {
  plugins: [{ id: 'generator', rules: { oas3: { generatable } } }],
  rules: {
    struct: 'error',
    'component-name-unique': 'error',
    'no-unresolved-refs': 'error',
    'operation-operationId': 'error',
    'operation-operationId-unique': 'error',
    'operation-2xx-response': 'error',
    'operation-parameters-unique': 'error',
    'path-parameters-defined': 'error',
    'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
    'generator/generatable': 'error',
  },
};

import type { RawUniversalConfig } from '@redocly/openapi-core';
import type { Oas3_1Schema, Oas3Schema } from '@redocly/openapi-core/lib/typings/openapi';
import type { Oas3Rule } from '@redocly/openapi-core/lib/visitors';
import type { UserContext } from '@redocly/openapi-core/lib/walk';
import type { Reference } from './description';
import { formats } from './formats';
import { refName } from './shape';

const styles: Record<string, string> = { path: 'simple', query: 'form', header: 'simple' };

const unsupportedMethods = ['head', 'options', 'trace'];

type AnySchema = Oas3Schema | Oas3_1Schema;
type Place = UserContext['location'];

const isScalar = ({ type, items, properties, oneOf, anyOf, allOf }: AnySchema): boolean =>
  ![type ?? []].flat().some((name) => name === 'array' || name === 'object') &&
  [items, properties, oneOf, anyOf, allOf].every((nested) => nested === undefined);

/** The schemas inside a schema, by their path: of a list's items and of an object's properties. */
function valuesOf(schema: AnySchema): [path: string[], AnySchema][] {
  const { items, properties = {}, additionalProperties } = schema;
  const patterns = 'patternProperties' in schema ? schema.patternProperties : {};
  return [
    ...(typeof items === 'object' ? [[['items'], items] as [string[], AnySchema]] : []),
    ...Object.entries(properties).map(([name, part]): [string[], AnySchema] => [['properties', name], part]),
    ...Object.entries(Object(patterns)).map(([name, part]): [string[], AnySchema] => [
      ['patternProperties', name],
      Object(part),
    ]),
    ...(typeof additionalProperties === 'object'
      ? [[['additionalProperties'], additionalProperties] as [string[], AnySchema]]
      : []),
  ];
}

const choicesOf = ({ oneOf, anyOf }: AnySchema): AnySchema[] =>
  [...(oneOf ?? []), ...(anyOf ?? [])].filter(({ type }) => type !== 'null');

/** Positions in a request's schema that are a choice of several schemas. */
function* choicesIn(
  schema: AnySchema | Reference,
  location: Place,
  resolve: UserContext['resolve'],
  seen: Set<unknown>,
): Generator<Place> {
  const found = resolve<AnySchema>(schema, location.source.absoluteRef);
  const node = found.node ?? {};
  const place = '$ref' in schema && found.location ? found.location : location;
  if (seen.has(node)) return;
  seen.add(node);
  const choices = choicesOf(node);
  if (choices.length > 1) yield place.child(node.oneOf ? 'oneOf' : 'anyOf').key();
  const nested = [
    ...valuesOf(node),
    ...choices.map((part): [string[], AnySchema] => [[node.oneOf ? 'oneOf' : 'anyOf'], part]),
    ...(node.allOf ?? []).map((part, index): [string[], AnySchema] => [['allOf', String(index)], part]),
  ];
  for (const [path, part] of nested) yield* choicesIn(part, place.child(path), resolve, seen);
}

/** Requirements of this generator beyond valid OpenAPI; violations are reported with file and line. */
const generatable: Oas3Rule = () => ({
  PathItem(item, { report, location }) {
    for (const method of unsupportedMethods.filter((name) => name in item))
      report({
        message: `${method.toUpperCase()} operations are not supported`,
        location: location.child(method).key(),
      });
  },
  RequestBody({ content }, { report, location, resolve }) {
    for (const [type, { schema = {} }] of Object.entries(content)) {
      const place = location.child(['content', type, 'schema']);
      for (const choice of choicesIn(schema, place, resolve, new Set()))
        report({
          message: 'a form cannot read the limits of a request that is one of several schemas',
          location: choice,
        });
    }
  },
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
    const value: AnySchema = (schema && resolve<AnySchema>(schema).node) ?? {};
    const { type } = value;
    const isNested = valuesOf(value).some(([, part]) => !isScalar(resolve<AnySchema>(part).node ?? part));
    if (styles[place] === undefined) report({ message: `${place} parameters are not supported`, location });
    else if (style !== undefined && style !== styles[place])
      report({ message: `style "${style}" is not supported`, location: location.child('style') });
    else if ((type === 'array' || type === 'object') && place === 'query' && explode === false)
      report({ message: 'a list or object parameter must be exploded', location: location.child('explode') });
    else if (place !== 'query' && (type === 'array' || type === 'object'))
      report({ message: `a ${place} parameter has one value`, location: location.child('schema') });
    else if (isNested || choicesOf(value).length > 1)
      report({
        message: 'lists, objects and choices inside a parameter are not supported',
        location: location.child('schema'),
      });
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

/** Configuration of the linter that runs before generation. */
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

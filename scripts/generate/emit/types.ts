import ts from 'typescript';
import openapiTS, { astToString } from 'openapi-typescript';
import { createConfig } from '@redocly/openapi-core';
import type { Contract } from '../contract';
import { banner, comment, literal, type GeneratedFile } from '../print';

/** Types of the contract by openapi-typescript, and an alias for each schema. */
export async function emitTypes({ description, operations, schemas }: Contract): Promise<GeneratedFile> {
  const nodes = await openapiTS(JSON.stringify(description, withoutExamples), {
    defaultNonNullable: false,
    silent: true,
    redocly: await createConfig({}),
  });
  const names = Object.keys(schemas).map((name) => `export type ${name} = components['schemas']['${name}'];`);
  const authorized = operations.filter(({ authorization }) => authorization).map(({ id }) => literal(id));
  names.push(
    comment('Operations that need an Authorization header, which OpenAPI does not let a parameter describe.'),
    `export type AuthorizedOperationId = ${authorized.join(' | ') || 'never'};`,
  );
  return {
    path: 'src/api/generated/types.ts',
    text: `${banner}${astToString(nodes.filter(isUsed))}\n${names.join('\n')}\n`,
  };
}

/** False for the types of webhooks and definitions, which nothing uses. */
const isUsed = (node: ts.Node): boolean =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
  ['paths', 'components', 'operations'].includes(node.name.text);

/** Omit examples, which would dominate the types; the mocks have them. */
function withoutExamples(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('schema' in value)) return value;
  const { example: _example, examples: _examples, ...rest }: Record<string, unknown> = { ...value };
  return rest;
}

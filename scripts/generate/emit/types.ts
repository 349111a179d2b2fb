import ts from 'typescript';
import openapiTS, { astToString } from 'openapi-typescript';
import { createConfig } from '@redocly/openapi-core';
import type { Contract } from '../contract';
import { banner, type GeneratedFile } from '../print';

/** The contract as types: openapi-typescript's, and each schema under its own name. */
export async function emitTypes({ description, schemas }: Contract): Promise<GeneratedFile> {
  const nodes = await openapiTS(JSON.stringify(description, withoutExamples), {
    defaultNonNullable: false,
    silent: true,
    redocly: await createConfig({}),
  });
  const names = Object.keys(schemas).map((name) => `export type ${name} = components['schemas']['${name}'];`);
  return {
    path: 'src/api/generated/types.ts',
    text: `${banner}${astToString(nodes.filter(isUsed))}\n${names.join('\n')}\n`,
  };
}

/** Types by path, of webhooks and of definitions are unused: everything is looked up by operationId. */
const isUsed = (node: ts.Node): boolean =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
  ['components', 'operations'].includes(node.name.text);

/** Examples would drown the types; the mocks have them. */
function withoutExamples(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('schema' in value)) return value;
  const { example: _example, examples: _examples, ...rest }: Record<string, unknown> = { ...value };
  return rest;
}

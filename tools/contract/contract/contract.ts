import { readContract, type Contract, type Operation } from '../../../scripts/generate/contract';
import { loadDescription } from '../../../scripts/generate/load';
import type { Schema } from '../../../scripts/generate/description';
import { flatten } from '../../../scripts/generate/shape';
import { differencesOf } from './differences';
import { Locator } from './locate';
import { Schemas } from './schemas';

/** The contract for checks: operations by name, validators of bodies, and files and lines. */
export type CheckedContract = Awaited<ReturnType<typeof loadContract>>;

/** Load the contract for checking, from its root file. @throws {DescriptionError} for an unreadable one */
export async function loadContract(path: string) {
  const contract = readContract(await loadDescription(path));
  const schemas = new Schemas(contract);
  const locator = new Locator(path);
  return {
    version: contract.description.info?.version ?? 'unknown',
    file: locator.file,
    operations: new Map<string, Operation>(contract.operations.map((each) => [each.id, each])),
    locator,
    /** A schema with its references resolved and its parts merged. */
    shapeOf: (schema: Schema) => flatten(contract, schema),
    /** Differences between a response body and the contract, additions included. */
    differences(operation: Operation, status: number, body: unknown) {
      const schema = answerOf(contract, operation, status, body)?.body?.schema;
      return schema ? differencesOf(schemas.errors(schema, body), body) : [];
    },
    /** Differences between a value and a named schema of the contract. */
    differencesFrom(name: string, value: unknown) {
      const schema = contract.schemas[name];
      return schema ? differencesOf(schemas.errors(schema, value), value) : [];
    },
    /** True for a response common to all operations: a Redirect. */
    isCommonAnswer: (status: number, body: unknown) => commonAnswer(contract, status, body) !== undefined,
  };
}

function answerOf(contract: Contract, { answers }: Operation, status: number, body: unknown) {
  return commonAnswer(contract, status, body) ?? answers.find((answer) => answer.status === status);
}

function commonAnswer({ commonAnswers, schemas }: Contract, status: number, body: unknown) {
  return Object.values(commonAnswers).find((answer) => {
    const name = answer.body?.schema.$ref?.split('/').at(-1) ?? '';
    const required = schemas[name]?.required ?? [];
    const isAnObject = typeof body === 'object' && body !== null;
    return answer.status === status && isAnObject && required.every((field) => field in body);
  });
}

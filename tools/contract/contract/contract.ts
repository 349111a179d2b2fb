import { readContract, type Answer, type Contract, type Operation } from '../../../scripts/generate/contract';
import { loadDescription } from '../../../scripts/generate/load';
import type { Schema } from '../../../scripts/generate/description';
import { flatten } from '../../../scripts/generate/shape';
import { differencesOf, type Difference } from './differences';
import { Locator } from './locate';
import { Schemas } from './schemas';

/** The contract for checks: operations by name, validators of bodies, and files and lines. */
export interface CheckedContract {
  version: string;
  file: string;
  operations: ReadonlyMap<string, Operation>;
  locator: Locator;
  /** A schema with its references resolved and its parts merged. */
  shapeOf(schema: Schema): Schema;
  /** Differences between a response body and the contract, additions included. */
  differences(operation: Operation, status: number, body: unknown): Difference[];
  /** Differences between a value and a named schema of the contract. */
  differencesFrom(schema: string, value: unknown): Difference[];
  /** True for a response common to all operations: a Redirect. */
  isCommonAnswer(status: number, body: unknown): boolean;
}

/**
 * Load the contract for checking.
 * @param path the root file of the description
 * @throws {DescriptionError} for an unreadable description
 * @example const contract = await loadContract('openapi/storefront.yaml');
 */
export async function loadContract(path: string): Promise<CheckedContract> {
  const contract = readContract(await loadDescription(path));
  const schemas = new Schemas(contract);
  const locator = new Locator(path);
  return {
    version: contract.description.info?.version ?? 'unknown',
    file: locator.file,
    operations: new Map(contract.operations.map((operation) => [operation.id, operation])),
    locator,
    shapeOf: (schema) => flatten(contract, schema),
    differences(operation, status, body) {
      const schema = answerOf(contract, operation, status, body)?.body?.schema;
      return schema ? differencesOf(schemas.errors(schema, body), body) : [];
    },
    differencesFrom(name, value) {
      const schema = contract.schemas[name];
      return schema ? differencesOf(schemas.errors(schema, value), value) : [];
    },
    isCommonAnswer: (status, body) => commonAnswer(contract, status, body) !== undefined,
  };
}

function answerOf(contract: Contract, { answers }: Operation, status: number, body: unknown) {
  return commonAnswer(contract, status, body) ?? answers.find((answer) => answer.status === status);
}

function commonAnswer(
  { commonAnswers, schemas }: Contract,
  status: number,
  body: unknown,
): Answer | undefined {
  return Object.values(commonAnswers).find((answer) => {
    const name = answer.body?.schema.$ref?.split('/').at(-1) ?? '';
    const required = schemas[name]?.required ?? [];
    const isAnObject = typeof body === 'object' && body !== null;
    return answer.status === status && isAnObject && required.every((field) => field in body);
  });
}

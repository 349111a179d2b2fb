import { typescript, type GeneratedFile } from '../print';

/** Types of the validators, the same for every contract. */
export const emitValidatorTypes = (): Promise<GeneratedFile> =>
  typescript(
    'mocks/generated/validators.d.ts',
    `
import type { ErrorObject } from 'ajv';
import type { OperationId } from '../../src/api/operation';
import type { MockInputs } from './contract';

/** Validator of a schema of the contract; \`errors\` has the errors of the last call. */
export interface Validator<Value> {
  (value: unknown): value is Value;
  errors?: ErrorObject[] | null;
}

/** Validators of the parsed request and of each response body by status; null without a body. */
export const validators: {
  readonly [Id in OperationId]: {
    readonly request: Validator<MockInputs[Id]>;
    readonly answers: { readonly [status: number]: Validator<unknown> };
  };
};

/** Response common to all operations, recognised by its required properties. */
export interface CommonAnswerValidator {
  readonly status: number;
  readonly required: readonly string[];
  readonly validate: Validator<unknown>;
}

export const commonAnswers: readonly CommonAnswerValidator[];`,
  );

import { typescript, type GeneratedFile } from '../print';

/** The types of the validators, the same for every contract. */
export const emitValidatorTypes = (): Promise<GeneratedFile> =>
  typescript(
    'mocks/generated/validators.d.ts',
    `
import type { ErrorObject } from 'ajv';
import type { OperationId } from '../../src/api/operation';
import type { MockInputs } from './contract';

/** Says whether a value is what the contract says; \`errors\` says why the last one was not. */
export interface Validator<Value> {
  (value: unknown): value is Value;
  errors?: ErrorObject[] | null;
}

/** Validators of the parsed request and of each answer's body, null where it has none. */
export const validators: {
  readonly [Id in OperationId]: {
    readonly request: Validator<MockInputs[Id]>;
    readonly answers: { readonly [status: number]: Validator<unknown> };
  };
};

/** An answer that any operation may give in place of its own, recognised by the properties that it requires. */
export interface CommonAnswerValidator {
  readonly status: number;
  readonly required: readonly string[];
  readonly validate: Validator<unknown>;
}

export const commonAnswers: readonly CommonAnswerValidator[];`,
  );

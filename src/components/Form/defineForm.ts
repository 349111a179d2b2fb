import type { TranslationKey } from '../../i18n/english';

/** The limits of one field, as generated from the contract (src/api/generated/constraints.ts). */
export interface Constraint {
  readonly required: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
}

/** The generated limits of a request body; nested objects and lists stand beside its fields. */
export type Constraints = Readonly<Record<string, { readonly required: boolean }>>;

/** What a form defines for a field beyond its limits. */
export interface FieldDefinition {
  readonly label: TranslationKey;
  /** The autofill token of the HTML standard, such as `given-name`. */
  readonly autoComplete?: string;
  /** A password is not shown, not stored in a draft, and cleared when the form has been sent. */
  readonly kind?: 'password';
  /** A sentence under the field, shown before anything is typed. */
  readonly hint?: TranslationKey;
  /** Limits of a field that is not in the request body. */
  readonly constraint?: Constraint;
}

/** A field with its limits. */
export type Field = FieldDefinition & { readonly constraint: Constraint };

/** A form: its fields in their order, with limits from the contract. `C` is the type of the limits. */
export interface FormDefinition<C extends Constraints = Constraints> {
  readonly fields: Readonly<Record<keyof C & string, Field>>;
  /** Only a type: what values the form sends follows from its limits. */
  readonly constraints?: C;
}

type ConstraintsOf<All, Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { constraint: infer Own extends Constraint }
    ? Own
    : Name extends keyof All
      ? All[Name] extends { readonly required: boolean }
        ? All[Name]
        : never
      : never;
};

type ValueOf<Limits> = Limits extends { minimum: number }
  ? number
  : Limits extends { enum: readonly (infer Value)[] }
    ? Value
    : string;

/** What a form sends: required fields as they are, optional ones only when something was typed. */
export type SentValues<C extends Constraints> = {
  [Name in keyof C as C[Name]['required'] extends true ? Name : never]: ValueOf<C[Name]>;
} & {
  [Name in keyof C as C[Name]['required'] extends true ? never : Name]?: ValueOf<C[Name]>;
};

/** What is in the fields of a form: text, also for numbers. */
export type TypedValues<C extends Constraints> = { [Name in keyof C & string]?: string };

/**
 * Defines a form (FORM-01): fields take their limits from the contract by name.
 * @param constraints the generated limits of the request body, or of a nested part of it
 * @param fields the form's fields in their order; one that is not in the body brings its own limits
 */
export function defineForm<
  const All extends Constraints,
  const Fields extends Readonly<Record<string, FieldDefinition>>,
>(constraints: All, fields: Fields): FormDefinition<ConstraintsOf<All, Fields>> {
  const limits: Readonly<Record<string, Constraint | undefined>> = constraints;
  const complete = Object.entries<FieldDefinition>(fields).map(([name, field]) => {
    const constraint = field.constraint ?? limits[name];
    if (!constraint) throw new Error(`The contract has no field ${name}`);
    return [name, { ...field, constraint }] as const;
  });
  return { fields: Object.fromEntries(complete) as FormDefinition<ConstraintsOf<All, Fields>>['fields'] };
}

/** Whether a field may stay empty; its label says so. */
export function isOptional({ required, minLength }: Constraint): boolean {
  return !required || minLength === 0;
}

const digits = '^[0-9]';

/** Whether a field takes nothing but digits, as a phone number does. */
export function isDigits({ pattern }: Constraint): boolean {
  return pattern?.startsWith(digits) ?? false;
}

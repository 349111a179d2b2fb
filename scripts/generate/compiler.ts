import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { close, closedName } from './closed';
import type { Contract } from './contract';
import { formats } from './formats';
import { schemaId, toJsonSchema, type JsonSchema } from './schemas';

/** Turns JSON Schemas into code that needs no eval and no library where it runs. */
export class Compiler {
  readonly #ajv = new Ajv2020({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    inlineRefs: false,
    code: { source: true, esm: true },
  });
  readonly #shared = new Map<string, string>();
  /** The name of the schema of a body that is not there. */
  readonly empty: string;

  /** Starts with the schemas of a contract, as they are written and in their closed form, and with its formats. */
  constructor(contract: Contract) {
    for (const [name, format] of formats) this.#ajv.addFormat(name, format);
    for (const [name, schema] of Object.entries(contract.schemas)) {
      this.add(name, toJsonSchema(schema));
      this.add(closedName(name), toJsonSchema(close(contract, schema)));
    }
    this.empty = this.add('noBody', { type: 'null' });
  }

  /** Takes a schema and gives back its name. */
  add(name: string, schema: JsonSchema): string {
    this.#ajv.addSchema(schema, schemaId(name));
    return name;
  }

  /** A reference to a schema, the same for equal ones, so that what every operation has is compiled once. */
  share(schema: JsonSchema): JsonSchema {
    const text = JSON.stringify(schema);
    const name = this.#shared.get(text) ?? this.add(`shared${this.#shared.size}`, schema);
    this.#shared.set(text, name);
    return { $ref: schemaId(name) };
  }

  /** The code of a module that exports a validator by each name. */
  compile(names: readonly string[]): string {
    const ids = names.map((name) => [validatorName(name), schemaId(name)]);
    return selfContained(standaloneCode(this.#ajv, Object.fromEntries(ids)));
  }
}

/** What a schema's validator is called in the generated code; no schema's own name, which might be a word of the language. */
export const validatorName = (name: string): string => `${name}Validator`;

const require = createRequire(import.meta.url);

/** The code of the compiler's few helpers in place of their imports, which a browser could not follow. */
const selfContained = (code: string): string =>
  code.replaceAll(/require\("(ajv\/dist\/runtime\/\w+)"\)\.default/g, (_import, path) =>
    String(require(path).default),
  );

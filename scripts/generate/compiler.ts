import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { close, closedName } from './closed';
import type { Contract } from './contract';
import { formats } from './formats';
import { schemaId, toJsonSchema, type JsonSchema } from './schemas';

/** Compile JSON Schemas to code that runs without eval and without a library. */
export class Compiler {
  readonly #ajv = new Ajv2020({
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    inlineRefs: false,
    code: { source: true, esm: true },
  });
  readonly #shared = new Map<string, string>();
  /** Name of the schema of an absent body. */
  readonly empty: string;

  /** Register the schemas of a contract, as written and in their closed form, and its formats. */
  constructor(contract: Contract) {
    for (const [name, format] of formats) this.#ajv.addFormat(name, format);
    for (const [name, schema] of Object.entries(contract.schemas)) {
      this.add(name, toJsonSchema(schema));
      this.add(closedName(name), toJsonSchema(close(contract, schema)));
    }
    this.empty = this.add('noBody', { type: 'null' });
  }

  /**
   * Register a schema.
   * @returns its name
   */
  add(name: string, schema: JsonSchema): string {
    this.#ajv.addSchema(schema, schemaId(name));
    return name;
  }

  /** Reference to a schema, the same for equal schemas, so that a schema common to all operations is compiled once. */
  share(schema: JsonSchema): JsonSchema {
    const text = JSON.stringify(schema);
    const name = this.#shared.get(text) ?? this.add(`shared${this.#shared.size}`, schema);
    this.#shared.set(text, name);
    return { $ref: schemaId(name) };
  }

  /** Code of a module that exports one validator per name. */
  compile(names: readonly string[]): string {
    const ids = names.map((name) => [validatorName(name), schemaId(name)]);
    return selfContained(standaloneCode(this.#ajv, Object.fromEntries(ids)));
  }
}

/** Name of a schema's validator in the generated code; a schema's own name might be a reserved word. */
export const validatorName = (name: string): string => `${name}Validator`;

const require = createRequire(import.meta.url);

/** Inline the compiler's few runtime functions in place of their imports, which a browser cannot resolve. */
const selfContained = (code: string): string =>
  code.replaceAll(/require\("(ajv\/dist\/runtime\/\w+)"\)\.default/g, (_import, path) =>
    String(require(path).default),
  );

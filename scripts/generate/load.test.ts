import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { createWorkspace, put, small } from './fixtures/workspace';
import { DescriptionError, loadDescription } from './load';

let root: string;
let text: string;
beforeAll(async () => {
  root = await createWorkspace();
  text = await readFile(small, 'utf8');
});

/** Position of a text in the description, as `openapi.yaml:line:`. */
function placeOf(description: string, part: string): string {
  const [before = ''] = description.split(part);
  expect(description).toContain(part);
  return `openapi.yaml:${before.split('\n').length}:`;
}

async function reasonFor(description: string): Promise<string> {
  await put(root, 'openapi.yaml', description);
  const error: unknown = await loadDescription(`${root}/openapi.yaml`).catch((reason: unknown) => reason);
  if (error instanceof DescriptionError) return error.message;
  throw new Error('the description was accepted', { cause: error });
}

describe('a broken description', () => {
  it.each([
    ['YAML that cannot be read', 'numberOfHits: 1 }', 'numberOfHits: 1 ]', 'numberOfHits: 1 ]', /flow/],
    ['a reference that leads nowhere', 'schemas/Hero', 'schemas/Nobody', 'schemas/Nobody', /resolve \$ref/],
    ['a keyword that does not exist', 'minLength: 2', 'minLenght: 2', 'minLenght: 2', /minLenght/],
    ['a field of the wrong type', 'maxItems: 3', 'maxItems: three', 'maxItems: three', /integer/],
    [
      'an example that is not what its schema says',
      'numberOfHits: 1 }',
      'numberOfHits: one }',
      'numberOfHits: one',
      /integer/,
    ],
    [
      'an answer without an example',
      '          example: { message: Not found }\n',
      '',
      'application/problem+json',
      /example/,
    ],
    ['no operationId', '      operationId: getCustomer\n', '', 'get:\n      summary: Who', /operationId/],
    [
      'the same operationId twice',
      'operationId: deleteCart',
      'operationId: addToCart',
      'operationId: addToCart\n      summary: Empty',
      /unique/,
    ],
    [
      'an operationId no function can be named after',
      'getCustomer',
      'get-customer',
      'operationId: get-customer',
      /camelCase/,
    ],
    [
      'a status that is none',
      "'204': { description: Emptied",
      'default: { description: Emptied',
      'default: {',
      /"default"/,
    ],
    [
      'no success',
      "'204': { description: Emptied",
      "'404': { description: Emptied",
      "responses:\n        '404': { d",
      /2XX/,
    ],
    [
      'a media type that is no JSON',
      'application/problem+json',
      'text/plain',
      'text/plain',
      /JSON media type/,
    ],
    [
      'a parameter style that is not supported',
      'style: form',
      'style: deepObject',
      'style: deepObject',
      /deepObject/,
    ],
    [
      'an object parameter that is not exploded',
      'explode: true',
      'explode: false',
      'explode: false\n          schema',
      /exploded/,
    ],
    [
      'a cookie parameter',
      'name: instock, in: query',
      'name: instock, in: cookie',
      '{ name: instock',
      /cookie/,
    ],
    [
      'a HEAD operation',
      '    delete:\n      operationId: deleteCart',
      '    head:\n      operationId: deleteCart',
      'head:\n',
      /HEAD operations/,
    ],
    [
      'a list of lists in the query',
      'schema: { type: array, items: { type: string } } }',
      'schema: { type: array, items: { type: array, items: { type: string } } } }',
      'name: codes',
      /inside a parameter/,
    ],
    [
      'an object in a path',
      'in: path, required: true, schema: { type: string }',
      'in: path, required: true, schema: { type: object }',
      'in: path',
      /one value/,
    ],
    [
      'limits that depend on a choice',
      'notes: { type: array, maxItems: 3, items: { type: string, maxLength: 60 } }',
      'notes: { oneOf: [{ type: string, maxLength: 60 }, { type: integer, maximum: 3 }] }',
      'notes: { oneOf',
      /limits/,
    ],
    ['a format that is not checked', 'format: date', 'format: someday', 'format: someday', /someday/],
    [
      'a schema no type can be named after',
      '    Hero:\n',
      '    page-hero:\n',
      'page-hero:',
      /no name for a type/,
    ],
    ['a pattern that is none', '{0,16}$', '{0,16$)', '{0,16$)', /regular expression/],
  ])('DEV-02 %s is reported with its file and line', async (_case, from, to, place, reason) => {
    expect(text).toContain(from);
    const broken = text.replace(from, to);
    const message = await reasonFor(broken);
    expect(message).toMatch(reason);
    expect(message).toContain(placeOf(broken, place));
  });

  it('DEV-02 an error in a referenced file is reported with that file', async () => {
    await put(
      root,
      'schemas/hero.yaml',
      'Hero:\n  type: object\n  properties:\n    heading: { type: strong }\n',
    );
    const message = await reasonFor(text.replace("'#/components/schemas/Hero'", 'schemas/hero.yaml#/Hero'));
    expect(message).toContain('schemas/hero.yaml:4:');
  });

  it('DEV-02 two schemas of one name are reported with their places', async () => {
    await put(root, 'schemas/hero.yaml', 'Product:\n  type: object\n');
    const message = await reasonFor(
      text.replace("'#/components/schemas/Hero'", 'schemas/hero.yaml#/Product'),
    );
    expect(message).toContain('Product');
    expect(message).toMatch(/schemas\/hero\.yaml:1:|openapi\.yaml:\d+:/);
  });

  it('DEV-02 a missing file is reported by its name', async () => {
    await expect(loadDescription(`${root}/missing.yaml`)).rejects.toThrow(/missing\.yaml/);
    await expect(loadDescription(`${root}/missing.yaml`)).rejects.toBeInstanceOf(DescriptionError);
  });

  it('DEV-02 all errors are reported at once', async () => {
    const message = await reasonFor(
      text.replace('format: date', 'format: someday').replace('schemas/Hero', 'schemas/No'),
    );
    expect(message.split('\n').filter((line) => line.includes('openapi.yaml:')).length).toBeGreaterThan(1);
  });
});

describe('a description in several files', () => {
  it('DEV-02 is joined under the names its parts have', async () => {
    await put(
      root,
      'schemas/hero.yaml',
      'Hero:\n  type: object\n  properties:\n    link: { $ref: "#/Link" }\nLink: { type: string }\n',
    );
    await put(
      root,
      'openapi.yaml',
      text
        .replace("'#/components/schemas/Hero'", 'schemas/hero.yaml#/Hero')
        .replace(/ {4}Hero:\n.*\n.*\n.*\n/, ''),
    );
    const { components } = await loadDescription(`${root}/openapi.yaml`);
    expect(components?.schemas?.Hero?.properties?.link?.$ref).toBe('#/components/schemas/Link');
  });
});

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createWorkspace, put, small } from './fixtures/workspace';
import { generate } from './generate';
import { DescriptionError } from './load';

const marks = [
  ['operationId: getPage\n', 'operationId: getPage\n      x-essential: pageType\n'],
  ['operationId: getProducts\n', 'operationId: getProducts\n      x-essential: result\n'],
  ['title: { type: string }', 'title: { type: string, x-fallback: empty }'],
  ['name: { type: string }', 'name: { type: string, x-fallback: empty }'],
] as const;

const marked = (text: string) =>
  marks.reduce((description, [before, after]) => description.replaceAll(before, after), text);

/** The check of responses, generated from the small description after a change. */
async function checkOf(change: (description: string) => string): Promise<string> {
  const root = await createWorkspace();
  await put(root, 'openapi.yaml', change(marked(await readFile(small, 'utf8'))));
  const files = await generate(`${root}/openapi.yaml`);
  return files.find(({ path }) => path === 'src/api/generated/responses.ts')?.text ?? '';
}

test('DEV-02 the check of responses has the marked fields, by the types of the contract', async () => {
  const check = await checkOf((description) => description);
  expect(check).toContain("getPage: { name: 'pageType', isList: false }");
  expect(check).toContain("getProducts: { name: 'result', isList: true }");
  expect(check).toMatch(/emptyTexts.*= new Set\(\['title', 'name'\]\)/);
});

test('DEV-02 a text whose name is of another type elsewhere is emptied by its path', async () => {
  const check = await checkOf((description) =>
    description
      .replace('heading: { type: string }', 'title: { type: object }')
      .replace('[heading]', '[title]'),
  );
  expect(check).toMatch(/emptyTexts.*= new Set\(\['name'\]\)/);
  expect(check).toContain("getPage: ['title']");
});

test.each([
  ['the essential field of getPage', 'x-essential: pageType', 'x-essential: kind'],
  ['its type', 'x-essential: pageType', 'x-essential: product'],
])('DEV-02 the contract is refused when it no longer has %s', async (_, before, after) => {
  const changed = checkOf((description) => description.replace(before, after));
  await expect(changed).rejects.toThrow(DescriptionError);
});

import { cp, readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkData } from './checkData';
import { createWorkspace, put } from './fixtures/workspace';

describe('data of the mock shop', () => {
  let root: string;
  beforeEach(async () => {
    root = await createWorkspace();
    await cp('mocks/data', root, { recursive: true });
  });

  /** Change a file of the data. */
  async function change(file: string, edit: (data: Record<string, unknown>) => unknown) {
    await put(root, file, JSON.stringify(edit(JSON.parse(await readFile(`${root}/${file}`, 'utf8')))));
  }

  it('DEV-02 fit their schemas', () => {
    expect(() => checkData()).not.toThrow();
  });

  it('DEV-02 a missing or misspelt translation is an error that names file and key', async () => {
    await change('translations/sv/cart.json', ({ title: _, ...others }) => ({
      ...others,
      titel: 'Varukorg',
    }));
    expect(() => checkData(root)).toThrow(
      `${root}/translations/sv/cart.json: title is missing\n${root}/translations/sv/cart.json: Unrecognized key: "titel"`,
    );
  });
});

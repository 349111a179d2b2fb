import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { changedOperations } from './changedOperations';
import { changelog } from './changelog';

const folder = mkdtempSync(join(tmpdir(), 'contract-changelog-test-'));
const git = (...command: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...command], {
    cwd: folder,
  });

beforeAll(() => {
  git('init', '--quiet');
  cpSync('openapi', join(folder, 'openapi'), { recursive: true });
  const commit = (message: string) => {
    git('add', '.');
    git('commit', '--quiet', '-m', message);
    git('tag', message);
  };
  const edit = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };
  commit('first');
  edit('openapi/README.md', '# The contract', '# A contract');
  commit('words');
  edit(
    'openapi/schemas/layout.yaml',
    'supportPhoneNumber: { type: string }',
    'supportPhoneNumber: { type: integer }',
  );
  edit(
    'openapi/schemas/layout.yaml',
    'copyright: { type: string }',
    'copyright: { type: string }\n    slogan: { type: string }',
  );
  commit('changes');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('DEV-05 the changelog of the contract between two revisions names what breaks and what does not', async () => {
  const before = process.env.GIT_DIR;
  process.env.GIT_DIR = join(folder, '.git');
  try {
    expect(await changelog('first', 'words')).toContain('No change that anybody can see');
    expect(await changelog('words', 'changes')).toBe(
      [
        '# Contract, words to changes',
        '',
        '## Breaking',
        '',
        '- `getGlobalContent` answer 200 /supportPhoneNumber: type integer instead of string',
        '',
        '## Not breaking',
        '',
        '- `getFooter` answer 200 /slogan: an additional field',
        '',
      ].join('\n'),
    );
    await expect(changelog('none', 'words')).rejects.toThrow('none is no revision with a contract');
  } finally {
    if (before === undefined) delete process.env.GIT_DIR;
    else process.env.GIT_DIR = before;
  }
});

it('DEV-05 the operations that changed since a revision, or since an older description', async () => {
  vi.stubEnv('GIT_DIR', join(folder, '.git'));
  const since = (place: string) => changedOperations('openapi/storefront.yaml', place);
  expect((await since('changes')).toSorted()).toEqual(['getFooter', 'getGlobalContent']);
  expect(await since('words')).toEqual([]);
  expect((await since(join(folder, 'openapi/storefront.yaml'))).toSorted()).toEqual([
    'getFooter',
    'getGlobalContent',
  ]);
});

import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

test('DEV-03 the mock server loads two packages before its first answer: neither React nor Vite, nor zod for stored states', async () => {
  const built = await build({
    ...{ configFile: false, logLevel: 'silent' },
    build: { ssr: 'mocks/http/serve.ts', write: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = output.filter((each) => each.type === 'chunk');
  const importsOf = (file: string): string[] => {
    const imports = chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
    return [...imports, ...imports.flatMap(importsOf)];
  };
  const [entry] = chunks.filter(({ isEntry }) => isEntry);
  const packages = importsOf(entry?.fileName ?? '').filter((name) => !/^node:|\.js$/.test(name));
  expect(packages.toSorted()).toEqual(['minisearch', 'msw']);
  expect(chunks.flatMap(({ dynamicImports }) => dynamicImports)).toHaveLength(1);
});

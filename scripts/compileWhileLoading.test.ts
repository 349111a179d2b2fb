import { expect, it } from 'vitest';
import { compileWhileLoading } from './compileWhileLoading.ts';

const chunk = (fileName: string, facadeModuleId: string | null, imports: string[] = []) => ({
  type: 'chunk',
  fileName,
  facadeModuleId,
  imports,
  isEntry: fileName === 'index.js',
  code: 'run();',
});

it('APP-15 marks the scripts of a first visit, and keeps the lines of their source maps', () => {
  const bundle = {
    'index.js': chunk('index.js', '/index.html', ['libraries.js']),
    'libraries.js': chunk('libraries.js', null),
    'category.js': chunk('category.js', '/src/pages/CategoryPage/CategoryPage.tsx', ['listing.js']),
    'listing.js': chunk('listing.js', null),
    'listing.js.map': { type: 'asset', source: '{"version":3,"mappings":";AAAA"}' },
    'checkout.js': chunk('checkout.js', '/src/pages/CheckoutPage/CheckoutPage.tsx', [
      'listing.js',
      'form.js',
    ]),
    'form.js': chunk('form.js', null),
  };
  const { handler } = compileWhileLoading().generateBundle as unknown as {
    handler: (options: unknown, files: typeof bundle) => void;
  };

  handler({}, bundle);

  const marked = '//# allFunctionsCalledOnLoad\nrun();';
  for (const file of ['index.js', 'libraries.js', 'category.js', 'listing.js'] as const)
    expect(bundle[file].code, file).toBe(marked);
  expect(bundle['checkout.js'].code).toBe('run();');
  expect(bundle['form.js'].code).toBe('run();');
  expect(bundle['listing.js.map'].source).toBe('{"version":3,"mappings":";;AAAA"}');
});

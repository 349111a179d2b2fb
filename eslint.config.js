import js from '@eslint/js';
import jsdoc from 'eslint-plugin-jsdoc';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Folders that others call without reading them: exports need a docstring with purpose, units and errors. */
const documented = ['src/{api,lib,theme}/**/*.{ts,tsx}', '{scripts,tools}/**/*.ts'];

export default tseslint.config(
  { ignores: ['**/dist*/', 'coverage/', '**/generated/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    plugins: { jsdoc },
    rules: {
      'no-warning-comments': [
        'error',
        { terms: ['what', 'whether', 'whose'], location: 'start', decoration: ['*'] },
      ],
      'jsdoc/match-description': [
        'error',
        {
          message: 'Begin with a noun phrase or an imperative, and leave out "of its own".',
          contexts: ['any'],
          matchDescription: '^(?!(?:What|Whether|Whose)\\b)(?![\\s\\S]*\\bof\\s+its\\s+own\\b)',
          tags: {
            param: '^(?!(?:- )?(?:what|whether|whose)\\b)',
            returns: '^(?!(?:what|whether|whose)\\b)',
          },
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    extends: [jsxA11y.flatConfigs.strict],
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Intl throws for an invalid locale or currency from the server: i18n/intl.ts has a fallback.
    ignores: ['src/i18n/intl.ts', 'src/i18n/language.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Intl', message: 'Use numberFormat or dateFormat of i18n/intl.' },
      ],
      'no-restricted-properties': [
        'error',
        ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
          property,
          message: 'Use numberFormat or dateFormat of i18n/intl.',
        })),
      ],
    },
  },
  {
    // Keys and calls come from the generated options: src/api/generated/{queries,infiniteQueries,mutations}.ts.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/api/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/api/client', '**/api/generated/calls'],
              message: 'Use the generated query and mutation options.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "Property[key.name='queryFn']", message: 'Use the generated query options.' },
        {
          selector: "Property[key.name='queryKey'] > ArrayExpression.value",
          message: 'Take the key of the generated query options.',
        },
        {
          selector:
            "MemberExpression[object.object.name='window'][object.property.name='location'][property.name=/^(href|origin|pathname|search|hash)$/]",
          message: 'Use pageUrl of lib/renderRequest, which has an answer on a server.',
        },
        {
          selector:
            'MemberExpression[object.name=/^(window|document|navigator|localStorage|sessionStorage)$/]:not(:function MemberExpression)',
          message: 'A server has no window: use it where a function runs, or guard it with typeof.',
        },
      ],
    },
  },
  {
    files: documented,
    ignores: ['**/*.test.{ts,tsx}', 'scripts/**/fixtures/**'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          require: { FunctionDeclaration: true, ClassDeclaration: true },
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ":matches([callee.name=/^(it|test)$/], [callee.callee.object.name=/^(it|test)$/]) IfStatement CallExpression[callee.name='expect']",
          message: 'Expect the same in every run of a test: filter before it, or write a test for each case.',
        },
      ],
    },
  },
  { files: ['scripts/**/*.ts', 'tests/**/*.ts'], rules: { 'no-console': 'off' } },
);

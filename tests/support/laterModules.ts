import { readFileSync } from 'node:fs';

/** The modals of the registry, each of which is loaded when it is first opened. */
export const modals = [
  ...readFileSync('src/app/modalRegistry.ts', 'utf8').matchAll(/import\('\.\.\/(.+?)'\)/g),
].map(([, path]) => `src/${path}.tsx`);

/**
 * What a first visit does not show, and so does not load: mocks, forms, MUI with its slider, account code, lines of a
 * cart, sample data, and the built-in English while the server has every text.
 */
const unseen = [
  /^(mocks|tests|scripts)\//,
  /node_modules\/(@mui|@emotion|react-hook-form|@hookform|zod|msw|minisearch)\//,
  /^src\/theme\/mui/,
  /^src\/features\/account\/(?!customerData|useSessionCheck|useSessionEnd)/,
  /^src\/features\/cart\/(AddToCartReport|lines\/(?!lineStock))/,
  /^src\/pages\/StorybookPage\//,
  /^src\/i18n\/en\/(?!common|errors)/,
];

/** Whether a source file, named from the root of the project, is loaded only when it is needed. */
export const isLaterModule = (source: string): boolean =>
  modals.includes(source) || unseen.some((pattern) => pattern.test(source));

import { readFileSync } from 'node:fs';

/** Modals of the registry, each loaded when first opened. */
export const modals = [
  ...new Set(
    [...readFileSync('src/app/Modals.tsx', 'utf8').matchAll(/import\('\.\.\/(.+?)'\)/g)].map(
      ([, path]) => `src/${path}.tsx`,
    ),
  ),
];

/**
 * Modules that a first visit does not render and so does not load: mocks, forms, MUI, account code,
 * cart lines, sample data, and the built-in English while the server has every text.
 */
const unseen = [
  /^(mocks|tests|scripts)\//,
  /node_modules\/(@mui|@emotion|react-hook-form|@hookform|zod|msw|minisearch)\//,
  /^src\/theme\/mui/,
  /^src\/features\/account\/(?!sessionChanges|useSessionCheck|passwordToken)/,
  /^src\/features\/cart\/(overview|lines)\//,
  /^src\/pages\/StorybookPage\//,
  /^src\/i18n\/en\/(?!common|errors)/,
];

/** True for a source file, named from the root of the project, that is loaded on demand. */
export const isLaterModule = (source: string): boolean =>
  modals.includes(source) || unseen.some((pattern) => pattern.test(source));

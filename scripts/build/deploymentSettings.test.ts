import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withVariables } from './deploymentSettings';

const html = readFileSync('index.html', 'utf8');

test('settings are written into the document from the variables that nginx reads', () => {
  const written = withVariables(html, { DEFAULT_LANGUAGE: 'sv', MEDIA_BASE: 'https://m.example?a="&b' });
  expect(written).toContain('<meta name="default-language" content="sv" />');
  expect(written).toContain('<meta name="media-base" content="https://m.example?a=&quot;&amp;b" />');
  expect(written).toContain('<meta name="api-base" content="" />');
});

test('a default holds for a setting without a variable', () => {
  const language = (env: Record<string, string>) =>
    /default-language" content="(.*?)"/.exec(withVariables(html, env, { 'default-language': 'no' }))?.[1];
  expect(language({})).toBe('no');
  expect(language({ DEFAULT_LANGUAGE: 'en' })).toBe('en');
});

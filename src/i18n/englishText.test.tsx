import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

/** Fresh modules, as at the start of a visit: other tests begin with all English texts. */
async function atFirst() {
  vi.resetModules();
  const { createTranslate, textOf } = await import('./translate');
  const { TranslationProvider } = await import('./useTranslate');
  const { useTranslate } = await import('./useTranslate');
  return { ...(await import('./englishText')), createTranslate, textOf, TranslationProvider, useTranslate };
}

test('APP-15 a text that the server lacks shows as soon as the English ones have loaded', async () => {
  const { TranslationProvider, useTranslate } = await atFirst();
  const rendered: string[] = [];
  function Text() {
    const text = useTranslate()('checkout.reference');
    rendered.push(text);
    return <p>{text}</p>;
  }
  render(
    <TranslationProvider texts={{ 'common.close': 'Lukk' }} language="no">
      <Text />
    </TranslationProvider>,
  );
  const { default: checkout } = await import('./en/checkout.json');
  expect(await screen.findByText(checkout.reference)).toBeTruthy();
  expect(new Set(rendered)).toEqual(new Set(['', checkout.reference]));
});

test('APP-15 while the server has every text, the English ones are not loaded; loading and failing have theirs at once', async () => {
  const { createTranslate, englishTexts } = await atFirst();
  const t = createTranslate({ 'checkout.reference': 'Referanse' }, 'no');
  expect(t('checkout.reference')).toBe('Referanse');
  expect(t('common.loading')).toBe('Loading');
  expect(t('errors.unexpectedTitle')).toBe('Unexpected error');
  await Promise.resolve();
  expect(englishTexts.get().isComplete).toBe(false);
  expect(englishTexts.get().byKey.has('checkout.reference')).toBe(false);
});

test('APP-15 a server without texts is not one that lacks some', async () => {
  const { hasNoTexts } = await atFirst();
  expect(hasNoTexts({})).toBe(true);
  expect(hasNoTexts({ 'other.key': 'x' })).toBe(true);
  expect(hasNoTexts({ 'common.close': 'Lukk' })).toBe(false);
});

test('CALL-05 a key of the wire has the server’s text, the English one, or none', async () => {
  const { createTranslate, loadEnglish, textOf } = await atFirst();
  const t = createTranslate({ 'cart.newKey': 'Ny tekst' }, 'no');
  expect(textOf(t, 'cart.newKey')).toBe('Ny tekst');
  await loadEnglish();
  expect(textOf(t, 'common.close')).toBe('Close');
  expect(textOf(t, 'cart.noSuchText')).toBeUndefined();
  expect(textOf(t, '__proto__')).toBeUndefined();
});

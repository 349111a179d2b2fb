import { describe, expect, test } from 'vitest';
import { faultsOf } from './checkTexts';
import { fromCsv, toCsv, type Texts } from './table';
import { writeArea } from './writeArea';

const texts: Texts = {
  'cart.holds': { en: '{0} products', pl: '{0} produktu' },
  'cart.holds_one': { en: '{0} product', pl: '{0} produkt' },
  'cart.holds_few': { pl: '{0} produkty' },
  'cart.holds_many': { pl: '{0} produktów' },
  'cart.note': { en: '=1+1, "quoted"\nand a second line', pl: '-5 %' },
};

describe('DEV-07 texts for translators', () => {
  test('DEV-07 a table keeps every text, and no cell of it begins like a formula', () => {
    const table = toCsv(texts, ['en', 'pl']);
    expect(table).toContain(`"'=1+1, ""quoted""\nand a second line","'-5 %"`);
    expect(fromCsv(table)).toEqual(texts);
    expect(fromCsv(`\uFEFF${table.replaceAll(',', ';')}`)['cart.holds_few']).toEqual({ pl: '{0} produkty' });
  });

  test('DEV-07 texts with the placeholders and plural forms of the language have no fault', () => {
    expect(faultsOf(texts, 'pl')).toEqual([]);
  });

  test('DEV-07 each fault of a translation has its sentence', () => {
    const faulty: Texts = {
      ...texts,
      'cart.holds_few': {},
      'cart.holds_two': { pl: '{0} produkty' },
      'cart.holds_many': { pl: 'wiele' },
      'cart.bag': { pl: 'torba' },
    };
    expect(faultsOf(faulty, 'pl')).toEqual([
      'pl cart.bag: no such key.',
      'pl cart.holds_many: placeholders are none instead of {0}.',
      'pl cart.holds_few: the plural form is missing.',
      'pl cart.holds_two: the language has no such plural form.',
    ]);
    expect(faultsOf(texts, 'polski')).toEqual(['polski: no language code of two letters.']);
  });

  test('DEV-07 a language without files gets one for each area', () => {
    expect(writeArea('', { title: 'Koszyk Furulia', holds_few: '{0} produkty' }, 'Furulia')).toBe(
      '{\n  "title": "Koszyk {shopName}",\n  "holds_few": "{0} produkty"\n}\n',
    );
  });

  test('DEV-07 a changed text keeps the order of its file, and takes the name of the shop from the brand', () => {
    const source = '{ "title": "Cart", "holds": "{0} products", "empty": "Nothing" }';
    const changed = { title: 'Bag of Furulia', holds_few: '{0} "few"' };
    expect(Object.entries(JSON.parse(writeArea(source, changed, 'Furulia')))).toEqual([
      ['title', 'Bag of {shopName}'],
      ['holds', '{0} products'],
      ['holds_few', '{0} "few"'],
      ['empty', 'Nothing'],
    ]);
  });
});

import { expect, test } from 'vitest';
import { models } from './assortment/models';
import { contextAt } from '../context';
import { catalogue } from './catalogue';
import { dataSheet } from './dataSheets';
import { materialName, materialsIn } from './materials';
import { articleSpecifications } from './specifications';
import { articlesOf } from './variations';

const modelOf = (id: string) => {
  const model = models.find((one) => one.id === id);
  if (!model) throw new Error(`no model ${id}`);
  return model;
};

test.each([
  ['wardrobe-sliding', 'walnut', ['walnut']],
  ['wardrobe-sliding', 'white', ['lacquered oak']],
  ['mirror-round', 'ash', ['glass', 'ash']],
  ['sofa-block-3', 'sand', ['wool', 'oak']],
  ['table-lamp-globe', 'chrome', ['glass', 'steel']],
  ['table-lamp-globe', 'brass', ['glass', 'brass']],
  ['table-lamp-bedside', 'rose', ['steel', 'brass']],
  ['chair-cantilever', 'walnut', ['rattan', 'walnut', 'steel']],
] as const)('PDP-03 the materials of %s follow its colour, %s', (id, color, materials) => {
  expect(materialsIn(modelOf(id), color)).toEqual(materials);
});

test('PDP-02 no product in the colour of a wood names another wood as its main material', () => {
  const woods = ['oak', 'walnut', 'ash'];
  const articles = catalogue().products.flatMap(articlesOf);
  const facts = articles.map((article) => ({
    article,
    main: articleSpecifications(article, 'en')[1]?.items[0]?.value.toLowerCase() ?? '',
  }));
  const mistaken = facts.filter(
    ({ article: { color }, main }) => woods.includes(color) && woods.includes(main) && main !== color,
  );
  expect(facts.length).toBeGreaterThan(1000);
  expect(mistaken).toEqual([]);
});

test('PDP-03 a data sheet says how to care for what the colours of its product are made of', () => {
  const product = catalogue().products.find(
    ({ kind, colors }) =>
      kind.model.id === 'wardrobe-sliding' && [...colors].sort().join() === 'black,walnut',
  );
  if (!product) throw new Error('no wardrobe in black and walnut');
  const { sections } = dataSheet(product, contextAt('en'));
  const text = sections.find(({ heading }) => heading === 'Care')?.text;
  expect(text).toMatch(/^(<p>(Walnut|Lacquered wood) [^<]+<\/p>){2}$/);
});

test('PDP-03 lacquered wood is named in each language', () => {
  expect((['en', 'no', 'sv'] as const).map((language) => materialName('lacquered oak', language))).toEqual([
    'Lacquered oak',
    'Lakkert eik',
    'Lackad ek',
  ]);
});

test.each([
  ['wooden-bar-stool', /one material/],
  ['leather-bar-stool', /different materials apart/],
  ['sideboard', /one material/],
])('PDP-03 the data sheet of a %s says how its materials are disposed of', (key, said) => {
  const sheets = catalogue()
    .products.filter(({ kind }) => kind.key === key)
    .map((product) => dataSheet(product, contextAt('en')));
  for (const { sections } of sheets)
    expect(sections.find(({ heading }) => heading === 'Disposal')?.text).toMatch(said);
});

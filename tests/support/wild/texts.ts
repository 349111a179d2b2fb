import type { Random } from '../../../mocks/shop/catalogue/assortment/random';

type Pool = readonly [string, ...string[]];

/** Real words of a language, and words of exported data: all longer than a phone is wide in a heading. */
const longWords: Pool = [
  'Menneskerettighetsorganisasjonsmedlem',
  'Fylkestrafikksikkerhetsutvalgssekretariatsleder',
  'Spårvagnsaktiebolagsskensmutsskjutarefackföreningspersonal',
  'Sengegavlmonteringsanvisning',
  'Utomhusmöbelöverdragsförvaringslåda',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'SKU_2026-EXPORT/PIM.v2__furniture%20livingroom&variant=0x7f',
  'https://cdn.example.com/assets/2026/11/20/a0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5.jpeg',
  'W'.repeat(48),
  'a'.repeat(300),
];

const plain: Pool = [
  'Oak',
  'Ålesund sofa',
  'Lampe for stue og hytte',
  'A table that seats eight, with room for a ninth.',
  'Stol, 2-pk',
];

const odd: Pool = [
  'x',
  '0',
  '–',
  '  Two  spaces  and a\ttab ',
  'First line\nSecond line\r\nThird line',
  '<b>Bold</b> & <script>alert(1)</script>',
  '{0} of {1}',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  'أريكة جلدية مريحة لغرفة المعيشة',
  'ספה נוחה לסלון',
  '北欧の家具と照明とテーブルと椅子とソファとベッドと本棚',
  'A\u030A\u0337n\u0335g\u0334s\u0337t\u0336',
  '👩‍👩‍👧‍👦🛋️🪑🇳🇴',
  '\u202Ereversed',
  'soft\u00ADhy\u00ADphens\u00ADin\u00ADevery\u00ADsyl\u00ADla\u00ADble',
  'zero\u200Bwidth\u200Bspaces',
  'no\u00A0break\u00A0spaces\u00A0from\u00A0one\u00A0end\u00A0to\u00A0the\u00A0other',
  'half a pair \uD83D and no more',
  'A sentence that an editor wrote in haste and nobody ever shortened, '.repeat(12),
];

const empty: Pool = ['', ''];

/** A text as an editor or an export may leave it: ordinary, long, foreign, odd or empty. */
export function wildText(random: Random): string {
  const dice = random.next();
  if (dice < 0.35) return random.pick(plain);
  if (dice < 0.6) return random.pick(longWords);
  if (dice < 0.7) return `${random.pick(plain)} ${random.pick(longWords)}`;
  if (dice < 0.88) return random.pick(odd);
  return random.pick(empty);
}

const richTexts: Pool = [
  '<p>A paragraph with a <a href="/en/delivery">link</a> and <strong>weight</strong>.</p>',
  `<p>${longWords[0]} ${longWords[5]}</p><ul><li>${longWords[8]}</li><li></li></ul>`,
  `<table><thead><tr><th>${longWords[1]}</th><th>Width</th><th>Height</th></tr></thead><tbody><tr><td>${longWords[6]}</td><td>120 cm</td><td>${longWords[3]}</td></tr></tbody></table>`,
  `<table><tr>${'<td>Measure</td>'.repeat(14)}</tr></table>`,
  '<h2></h2><p></p><h3> </h3><ul></ul><ol><li>&nbsp;</li></ol>',
  '<img src="/mock-media/wide.svg" width="4000" height="300" alt=""><p>After a wide picture.</p>',
  `<pre>${longWords[7]} ${longWords[7]}</pre><blockquote>${longWords[4]}</blockquote>`,
  '<div style="width:3000px;position:fixed">Wide</div><marquee>x</marquee><iframe src="//evil.example"></iframe>',
  '<p>Never closed <em>at <b>all <ul><li>one<ol><li>two<ul><li>three',
  `<h1>${longWords[2]}</h1><h4>${longWords[9]}</h4>`,
  'No markup at all',
  '',
  '<p></p>',
  ' ',
];

/** HTML of editors, and of documents pasted by them. */
export const wildRichText = (random: Random): string => random.pick(richTexts);

const addresses: Pool = [
  '/en/furniture',
  '/en/furniture',
  '/en/furniture/living-room?filter::Brand=A;B#part',
  'en/without-a-slash',
  'https://elsewhere.example/a',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'mailto:post@furulia.example',
  'tel:+4722000000',
  'javascript:alert(1)',
  '/en/files/manual.pdf',
  '/en/%E0%A4%A',
  '/en/søk og finn',
  '#part',
  '?query=oak',
  '/',
  '',
  ' ',
  'http://[',
  '/en/half-a-pair-\uD83D',
  `/en/${longWords[9]}`,
];

/** Target of a link: pages of the shop, other hosts, and invalid addresses. */
export const wildAddress = (random: Random): string => random.pick(addresses);

const pictures: Pool = [
  '/mock-media/square.svg',
  '/mock-media/square.svg',
  '/mock-media/square.svg',
  '/mock-media/wide.svg',
  '/mock-media/tall.svg',
  '/mock-media/missing.webp',
  '/mock-media/with a space, and a comma.svg',
  '/mock-media/100%.svg',
  '/mock-media/half-a-pair-\uD83D.svg',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  'http://[',
  '',
];

/** Address of a picture: existing, missing, oddly written, or empty. */
export const wildPicture = (random: Random): string => random.pick(pictures);

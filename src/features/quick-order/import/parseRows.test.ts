import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../mocks/generated/examples';
import { createTranslate } from '../../../i18n/translate';
import { normalizeText } from '../../../lib/normalizeText';
import { cartCsv } from '../../cart/overview/CartDownload';
import { detectEncoding, readSource } from './importWorker';
import { maxBytes, type ImportedRows, type ImportResult } from './importResult';
import { parseRows } from './parseRows';

const read = (result: ImportResult) => {
  if ('reason' in result) throw new Error(`Nothing was read: ${result.reason}`);
  return result;
};
const doubts = ({ rows }: ImportedRows) => rows.flatMap(({ row, doubt }) => (doubt ? [[row, doubt]] : []));
const pairs = ({ rows }: ImportedRows) => rows.map(({ code, quantity }) => [code, quantity]);
const fileOf = (...parts: BlobPart[]) => new File(parts, 'order.csv');
const readFile = (file: File) => readSource(file, () => undefined);

/** Text of a cell: any characters except those that make a file binary. */
const cell = fc
  .oneof(
    fc.string({ maxLength: 20 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.stringMatching(/^[0-9]{6}(-[0-9]{2})?$/),
    fc.constantFrom('"', '""', ',', ';', '\t', '=1+1', 'a\nb', 'a\r\nb', '"\n"', 'ø; "å", é', '  x  '),
  )
  // eslint-disable-next-line no-control-regex -- they are what is left out
  .map((text) => text.replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff]/g, ''));
/** True for a number with a unit or sign, and for several words with a number, which may be read as a quantity. */
const hasQuantity = (text: string) => {
  const normal = normalizeText(text);
  return (
    /\d/.test(normal) &&
    (/[\s,;|]/.test(normal) || /^\P{L}*[x×]?\P{L}*\d\P{L}*\p{L}{0,8}\P{L}*$/iu.test(normal)) &&
    !/^\d+(-\d+)?$/.test(normal)
  );
};
const rowsOf = (cells: fc.Arbitrary<string>) =>
  fc.array(fc.tuple(cells, cells), { minLength: 1, maxLength: 12 });
const format = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  newline: fc.constantFrom('\n', '\r\n', '\r'),
  quotes: fc.boolean(),
});

const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  [...Array(text.length).keys()].forEach((at) => view.setUint16(at * 2, text.charCodeAt(at), littleEndian));
  return new Uint8Array(view.buffer);
};
const encodings: Record<string, (text: string) => Uint8Array<ArrayBuffer>> = {
  'UTF-8': (text) => new TextEncoder().encode(text),
  'UTF-8 with BOM': (text) => new TextEncoder().encode(`\ufeff${text}`),
  'UTF-16 LE': (text) => utf16(`\ufeff${text}`, true),
  'UTF-16 BE': (text) => utf16(`\ufeff${text}`, false),
};

describe('QORD-01 reading what papaparse writes', () => {
  it('QORD-01 any content in any delimiter, newline and encoding comes back row by row', async () => {
    await fc.assert(
      fc.asyncProperty(
        rowsOf(cell.filter((text) => !/\p{Cs}/u.test(text) && !hasQuantity(text))),
        format,
        fc.constantFrom(...Object.keys(encodings)),
        async (rows, config, encoding) => {
          const text = Papa.unparse([['Article number', 'Quantity'], ...rows], config);
          const expected = rows.map((row) => row.map(normalizeText)).filter((row) => row.join('') !== '');
          fc.pre(expected.length > 0);
          const encode = encodings[encoding];
          const result = await readFile(fileOf(encode ? encode(text) : text));
          expect(pairs(read(result))).toEqual(expected);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('QORD-01 article numbers and quantities need no heading, whatever separates them', () => {
    const line = fc.tuple(
      fc.stringMatching(/^[0-9]{6}(-[0-9]{2})?$/),
      fc.integer({ min: 1, max: 999 }).map(String),
    );
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(',', ';', '\t', '|', ' ', '   '),
        fc.constantFrom('\n', '\r\n', '\r'),
        (rows, delimiter, newline) => {
          const text = rows.map((row) => row.join(delimiter)).join(newline);
          expect(pairs(read(parseRows(text)))).toEqual(rows);
        },
      ),
    );
  });

  it('QORD-01 Windows-1252 is known by what is no UTF-8', async () => {
    // "rød" and "grå" in Windows-1252.
    const bytes = new Uint8Array([0x72, 0xf8, 0x64, 0x3b, 0x31, 0x0a, 0x67, 0x72, 0xe5, 0x3b, 0x32]);
    expect(detectEncoding(bytes)).toBe('windows-1252');
    expect(pairs(read(await readFile(fileOf(bytes))))).toEqual([
      ['rød', '1'],
      ['grå', '2'],
    ]);
  });

  it.each([true, false])(
    'QORD-01 a text in UTF-16 needs no byte order mark (little endian: %s)',
    async (littleEndian) => {
      const result = await readFile(fileOf(utf16('100434;5\n100435;6', littleEndian)));
      expect(pairs(read(result))).toEqual([
        ['100434', '5'],
        ['100435', '6'],
      ]);
    },
  );
});

describe('QORD-01 columns', () => {
  it.each([
    ['a heading in Norwegian', 'Varenummer;Antall\n100434;5', ['100434', '5'], [1]],
    [
      'a heading in Swedish, other columns between',
      'Antal,Namn,Artikelnr.\n5,Stol,100434',
      ['100434', '5'],
      [1],
    ],
    ['a number and a quantity', 'Number;Quantity\n100434;5', ['100434', '5'], [1]],
    ['a quantity called number', 'Article;Number\n100434;5', ['100434', '5'], [1]],
    ['an amount beside the quantity', 'Article;Amount;Qty\n100434;129;5', ['100434', '5'], [1]],
    ['an amount as quantity', 'Article;Amount\n100434;5', ['100434', '5'], [1]],
    ['a product beside its number', 'Product;SKU;Qty\nVase;100434;5', ['100434', '5'], [1]],
    ['numbered articles', 'Item;Article number;Qty\n1;100434;5', ['100434', '5'], [1]],
    ['a short word for the quantity', 'Varenr.;Ant.\n100434;5', ['100434', '5'], [1]],
    ['compounds in Norwegian', 'Varenr;Ordreantall\n100434;5', ['100434', '5'], [1]],
    ['compounds in Swedish', 'Artikelnummer\tBeställningsantal\n100434\t5', ['100434', '5'], [1]],
    ['compounds in German', 'Artikelnr.;Bezeichnung;Bestellmenge\n100434;Stuhl;5', ['100434', '5'], [1]],
    ['camel case', 'Item no;Description;OrderQty;Price\n100434;Chair;5;129', ['100434', '5'], [1]],
    ['camel case the other way round', 'ItemNo;Price;QuantityOrdered\n100434;129;5', ['100434', '5'], [1]],
    ['what was ordered', 'Varenr;Pris;Bestilt\n100434;129;5', ['100434', '5'], [1]],
    ['a quantity in German', 'Art.-Nr.;Preis;Menge\n100434;129;5', ['100434', '5'], [1]],
    ['a quantity in Dutch', 'Artikelcode;Prijs;Aantal\n100434;129;5', ['100434', '5'], [1]],
    ['stock beside the quantity', 'Varenr;Lagerantall;Antall\n100434;45;5', ['100434', '5'], [1]],
    ['pieces per pack and stock alone', 'Varenr;Antall i pakke;Lager\n100434;6;45', ['100434', ''], [1]],
    ['an unknown name of the quantity', 'Varenr;Navn;Zahl\n100434;Stol;5', ['100434', '5'], [1]],
    ['an unknown name of the number', 'Kennung;Preis;Menge\n100434;129;5', ['100434', '5'], [1]],
    ['two unknown names beside a price', 'Kennung;Preis;Zahl\n100434;129;5', ['100434', '5'], [1]],
    ['numbered rows alone', '1;100434\n2;100435\n3;100436', ['100434', ''], []],
    ['an amount of money alone', 'Article;Amount\n100434;129.00', ['100434', ''], [1]],
    ['a unit in the heading', 'Varenr;Pris;Antall (stk)\n100434;129;5', ['100434', '5'], [1]],
    ['a quantity of several words', 'Item no;Price;Ordered quantity\n100434;129;5', ['100434', '5'], [1]],
    ['a quantity alone in the heading', 'Antall;Produktnavn;?\n5;Stol;100434', ['100434', '5'], [1]],
    ['a delimiter line', 'sep=;\nVarenr;Antall\n100434;5', ['100434', '5'], [2]],
    ['a quoted delimiter line', '"sep=|"\r\n100434|a,5,b|5', ['100434', '5'], []],
    [
      'titles above the heading',
      'Order for Hansen\nDate;2026-11-26\n\nCode;Qty\n100434;5',
      ['100434', '5'],
      [1, 2, 4],
    ],
    ['a title without a heading', 'Bestilling uke 48;;\n100434;5;', ['100434', '5'], [1]],
    ['a title of several cells', 'Order for Hansen, week 48\n100434,5', ['100434', '5'], [1]],
    ['facts above the rows', 'Kunde;Hansen AS\nUke;uke 48\n100434;5', ['100434', '5'], [1, 2]],
    ['dates above the rows', 'Dato;27.11.2026\nFrist;2026-12-01\n100434;5', ['100434', '5'], [1, 2]],
    ['dates before the numbers', '2026-11-27;100434;5\n2026-11-28;100435;6', ['100434', '5'], []],
    ['names among numbers', 'sofa;5\n100434;5', ['sofa', '5'], []],
    ['a title above blanks', 'Bestilling uke 48\n100434 5\n100435 6', ['100434', '5'], [1]],
    ['the quantity first', '5;100434\n6;100435', ['100434', '5'], []],
    ['numbered rows', '1;100434;5\n2;100435;6', ['100434', '5'], []],
    ['a name that is a heading', '100434;5\nArticle;6', ['100434', '5'], []],
    ['a heading above names', 'Code\nsofa', ['sofa', ''], [1]],
    ['a name between number and quantity', '100434;Vik chair;5\n100435;Lamp;6', ['100434', '5'], []],
    ['blanks, with a name between', '100434 Vik chair 5\n100435 Lamp 6', ['100434', '5'], []],
    ['no quantities', '100434\n100435', ['100434', ''], []],
    ['a number written with blanks', '100 434\n100 435', ['100 434', ''], []],
    ['a quantity in words among numbers', '100434;5\n100435;two\n100436;6', ['100434', '5'], []],
    ['a decimal comma beside semicolons', '100434;5;12,50\n100435;6;9,90', ['100434', '5'], []],
    ['full-width digits', '１００４３４;５', ['100434', '5'], []],
    ['invisible characters', '\u200e100434\u200b;\u20685\u2069', ['100434', '5'], []],
    ['text marks of a spreadsheet', '="100434";="5"\n\'100435;6', ['100434', '5'], []],
    ['a number of the trade before that of the shop', '7090001234567;100434;5', ['100434', '5'], []],
    ['rows numbered by tens', '10;100434;5\n20;100435;6\n30;100436;7', ['100434', '5'], []],
    ['a price before the quantity', '100434;129,00;5\n100435;89,50;6', ['100434', '5'], []],
    ['dates beside the quantity', '100434;03.12.2026;5\n100435;2026-12-04;6', ['100434', '5'], []],
    ['a heading in Danish', 'Varenr.;Varebetegnelse;Stk.pris;Antal\n100434;Stol;129;5', ['100434', '5'], [1]],
    ['a heading in Finnish', 'Tuotenro;Hinta;Tilausmäärä\n100434;129;5', ['100434', '5'], [1]],
    ['a heading in French', 'Réf.;P.U. HT;Qté commandée\n100434;129;5', ['100434', '5'], [1]],
    ['pieces in German', 'Artikel-Nr.;Preis;Stückzahl\n100434;129;5', ['100434', '5'], [1]],
    ['ordered beside received', 'Varenr;Mottatt antall;Bestilt antall\n100434;3;5', ['100434', '5'], [1]],
    ['ordered beside delivered', 'Art.nr;Levererat;Beställ\n100434;3;5', ['100434', '5'], [1]],
    ['a heading of two lines', '"Varenr\n(SKU)"\t"Antall\nstk"\n100434\t5', ['100434', '5'], [1]],
    ['an order row with a remark first', '100434 5 takk\n100435 6', ['100434 5 takk', ''], []],
    ['quoted newlines', '100434,5,"oak,\nlight"\n100435,6,pine', ['100434', '5'], []],
  ])('QORD-01 %s', (_, text, first, headingRows) => {
    const result = read(parseRows(text));
    expect(pairs(result)[0]).toEqual(first);
    expect(result.headingRows).toEqual(headingRows);
  });

  it.each([
    ['a unit', '100434;2 stk.'],
    ['a unit without a blank', 'Varenr;Antall\n100434;2pcs'],
    ['a sign before it', '100434;x2'],
    ['a sign after it', '100434;2 ×'],
    ['brackets', '100434 (2)'],
    ['decimals of zero', 'Varenr;Antall\n100434;2,00'],
    ['decimals of zero without a heading', '100434;2,00\n100435;1,00'],
    ['a name and a unit among blanks', '100434 Stol 2 stk'],
    ['a sign among blanks', '100434 x2'],
    ['a sign in front of the number', '2x 100434'],
    ['a colon', '100434: 2'],
  ])('QORD-01 a quantity with %s is read', (_, text) => {
    const result = read(parseRows(text));
    expect(pairs(result)[0]).toEqual(['100434', '2']);
    expect(doubts(result)).toEqual([]);
  });

  it.each(['2,50', '-2', '1 500', '4/5', 'to'])(
    'QORD-01 a quantity of %j stays as it is, not valid',
    (text) => {
      expect(pairs(read(parseRows(`Varenr;Antall\n100434;${text}`)))).toEqual([['100434', text]]);
    },
  );

  it('QORD-01 the name of a quantity column that was known only by its content is reported', () => {
    expect(read(parseRows('Varenr;Navn;Zahl\n100434;Stol;5')).assumedQuantity).toBe('Zahl');
    expect(read(parseRows('Varenr;Navn;Antall\n100434;Stol;5')).assumedQuantity).toBeNull();
    expect(read(parseRows('100434;Stol;5')).assumedQuantity).toBeNull();
  });

  it('QORD-01 rows keep their place in the source: headings, blank rows and quoted newlines count', () => {
    const { rows } = read(parseRows('Code;Qty;Note\n\n100434;5;"two\nlines"\n;;\n100435;6;\n'));
    expect(rows).toEqual([
      { code: '100434', quantity: '5', row: 3 },
      { code: '100435', quantity: '6', row: 5 },
    ]);
  });
});

describe('QORD-01 quotation marks', () => {
  it.each([
    ['a quoted word', '"Oslo" vase', []],
    ['an unclosed mark', '"Oslo vase', []],
    ['inches', '12" vase', []],
    ['quoted inches', '"12"" vase"', []],
    ['unclosed inches', '"12"', []],
    ['an escaped mark that closes nothing', '"vase 12""', []],
  ])('QORD-01 %s in a name leaves every row, and its number and quantity', (_, name) => {
    for (const newline of ['\n', '\r\n']) {
      const lines = [`161443;2;${name}`, '148705;3;Vase 12"', '100434;4;"Vase"', `100435;5;${name}`];
      const result = read(parseRows(lines.join(newline)));
      expect(pairs(result)).toEqual([
        ['161443', '2'],
        ['148705', '3'],
        ['100434', '4'],
        ['100435', '5'],
      ]);
      expect(doubts(result)).toEqual([]);
    }
  });

  it('QORD-01 a mark before number or quantity ends with its line, and the row is to be checked', () => {
    const result = read(parseRows('161443;2\n"148705;7\n100434;"4" pieces\n100435;6'));
    expect(pairs(result)).toEqual([
      ['161443', '2'],
      ['"148705', '7'],
      ['100434', '"4" pieces'],
      ['100435', '6'],
    ]);
    expect(doubts(result)).toEqual([
      [2, 'quotes'],
      [3, 'quotes'],
    ]);
  });

  it('QORD-01 lines of order rows within quotation marks are rows', () => {
    const { rows } = read(parseRows('161443;2;"Oslo\n148705;3;Vase\n100434;4;12"\n100435;5;x'));
    expect(rows.map(({ code }) => code)).toEqual(['161443', '148705', '100434', '100435']);
  });

  it.each([
    ['after the quantity', '2;161443;"Oslo\n3;148705;Vase 12"\n4;100434;x', []],
    ['before the number', 'Name;SKU;Qty\n"Oslo;161443;2\nVase 12";148705;3\nBowl;100434;4', [2]],
  ])('QORD-01 an unclosed mark in a name %s takes no row with it', (_, text, unclear) => {
    const result = read(parseRows(text));
    expect(pairs(result)).toEqual([
      ['161443', '2'],
      ['148705', '3'],
      ['100434', '4'],
    ]);
    expect(doubts(result).map(([row]) => row)).toEqual(unclear);
  });
});

describe('QORD-01 line ends', () => {
  it('QORD-01 rows of any mixture of line ends and names with marks keep number, quantity and place', () => {
    const name = fc.array(fc.constantFrom('Oslo', '"Oslo"', '12"', ' ', '"', '""', 'x'), { maxLength: 5 });
    const row = fc.record({
      code: fc.stringMatching(/^[1-9][0-9]{5}$/),
      quantity: fc.integer({ min: 1, max: 999 }).map(String),
      // A number alone may be the quantity.
      name: name.map((parts) => parts.join('')).filter((text) => /[a-z]|^\W*$/.test(text)),
      newline: fc.constantFrom('\n', '\r\n', '\r'),
    });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('\t', ';', ',', '|'),
        (rows, delimiter) => {
          const text = rows
            .map((each) => [each.code, each.quantity, each.name].join(delimiter) + each.newline)
            .join('');
          expect(read(parseRows(text)).rows).toEqual(
            rows.map(({ code, quantity }, index) => ({ code, quantity, row: index + 1 })),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** Breaks that word processors and other systems put between lines. */
const softBreaks = ['\v', '\f', '\u0085', '\u2028', '\u2029'];

describe('QORD-01 line ends of documents', () => {
  it('QORD-01 rows between any of them are rows; names with one are not split', () => {
    const row = fc.record({
      code: fc.stringMatching(/^[1-9][0-9]{5}$/),
      quantity: fc.integer({ min: 1, max: 999 }).map(String),
      name: fc.constantFrom('', 'Vase', 'Vase 12', 'Vase, oak', 'Vase#blue', 'Vase#12 x 30#cm'),
      end: fc.constantFrom('\n', ...softBreaks),
      inName: fc.constantFrom(...softBreaks),
    });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('\t', ';', '|'),
        (rows, delimiter) => {
          const text = rows
            .map(({ code, quantity, name, end, inName }) =>
              [code, quantity, name.replaceAll('#', inName)].join(delimiter).concat(end),
            )
            .join('');
          const result = read(parseRows(text));
          expect(pairs(result)).toEqual(rows.map(({ code, quantity }) => [code, quantity]));
          expect(doubts(result).map(([at]) => at)).toEqual(
            rows.flatMap(({ name }, index) => (name.includes('#') ? [index + 1] : [])),
          );
        },
      ),
    );
  });

  it.each(softBreaks)('QORD-01 %j ends rows of numbers alone, and of blanks', (end) => {
    expect(pairs(read(parseRows(['100434', '100435 2', '3 100436'].join(end))))).toEqual([
      ['100434', ''],
      ['100435', '2'],
      ['100436', '3'],
    ]);
  });

  it('QORD-01 a name in quotation marks may have such breaks', () => {
    expect(doubts(read(parseRows('100434;5;"Vase,\u2028blue"\n100435;6;')))).toEqual([]);
  });

  it('QORD-01 a break at the end of a cell ends no row', () => {
    expect(pairs(read(parseRows('Vase\v,100434,5\nBowl,100435,6')))).toEqual([
      ['100434', '5'],
      ['100435', '6'],
    ]);
  });

  it('QORD-01 a file may end with a mark of its end, and use no other line end', async () => {
    const result = await readFile(fileOf('100434;5\u0085100435;6\u0085\u001a\r\n'));
    expect(pairs(read(result))).toEqual([
      ['100434', '5'],
      ['100435', '6'],
    ]);
  });
});

describe('QORD-01 a row that may hold a further one', () => {
  it.each([
    ['beside it', '100434;5;100435;6', [[1, 'furtherRow']]],
    ['in blanks', '100434 5 100435 6', [[1, 'furtherRow']]],
    ['in a second group of columns', 'Code;Qty;Code;Qty\n100434;5;100435;6', [[2, 'furtherRow']]],
    ['in another form', '100434;5;7090001234567;', []],
    ['under a name of its own', 'Code;Qty;Replaces;Price\n100434;5;100435;6', []],
  ])('QORD-01 %s', (_, text, expected) => {
    const result = read(parseRows(text));
    expect(pairs(result)[0]?.[0]).toBe('100434');
    expect(doubts(result)).toEqual(expected);
  });
});

describe('QORD-01 a quantity that is not clear', () => {
  it.each([
    ['two columns of numbers', '100434;129;4', 1],
    ['numbers before and after', '4;100434;129', 1],
    ['a price whose decimals are a column', '100434,129,00,4', 1],
    ['rows that may be numbered', '1;100434\n2;100435', 2],
    ['a heading that is not known', 'Varenr;Høyde;Bredde\n100434;75;120', 1],
    ['numbers that are no quantities', 'Varenr;Zahl\n100434;1500', 1],
    ['two names of a quantity', 'Varenr;Antall i fjor;Antall i år\n100434;3;4', 1],
    ['pieces before a price', '100434 Stol 2 stk 129', 1],
    ['two numbers beside another separator', '100434\t4\n100435,129,2', 1],
    ['formulas', '=4;100434', 1],
    ['a number in another column', '100434;5\n100435;;4\n100436;6', 1],
    ['numbers on lines of their own', '100434\n4\n100435\n2', 4],
    ['words and numbers on lines of their own', 'Varenr\n100434\nAntall\n4', 3],
  ])('QORD-01 %s', (_, text, count) => {
    expect(doubts(read(parseRows(text))).map(([, doubt]) => doubt)).toEqual(
      Array(count).fill('unclearQuantity'),
    );
  });

  it.each([
    ['numbered rows', '1;100434;4\n2;100435;5'],
    ['a price and a quantity with names', 'Varenr;Pris;Antall\n100434;129;4'],
    ['a unit beside the quantity', 'Varenr;Antall;Stk\n100434;4;stk'],
    ['numbers without quantities', '100434\n100435'],
    ['names without quantities', 'Varenr;Navn\n100434;Bord 80 x 120'],
    ['prices without quantities', 'Varenr;Pris\n100434;129'],
  ])('QORD-01 there is no doubt about %s', (_, text) => {
    expect(doubts(read(parseRows(text)))).toEqual([]);
  });
});

describe('QORD-01 mixed separators', () => {
  it('QORD-01 each line is split by the separator that gives a number and a quantity', () => {
    const row = fc.record({
      code: fc.stringMatching(/^[1-9][0-9]{5}(-[0-9]{2})?$/),
      quantity: fc.integer({ min: 1, max: 999 }).map(String),
      delimiter: fc.constantFrom('\t', ';', ',', '|', ' ', ', ', ' ; '),
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), fc.boolean(), (rows, hasHeading) => {
        const lines = rows.map(({ code, quantity, delimiter }) => `${code}${delimiter}${quantity}`);
        const result = read(parseRows([...(hasHeading ? ['Varenr;Antall'] : []), ...lines].join('\n')));
        expect(pairs(result)).toEqual(rows.map(({ code, quantity }) => [code, quantity]));
        expect(doubts(result)).toEqual([]);
      }),
    );
  });

  it('QORD-01 a line with another separator has its columns in its own order', () => {
    const text = 'Antall;Varenr;Navn\n5;100434;Stol, eik\n100435,6\n7\t100436\n8;100437;Bord';
    expect(pairs(read(parseRows(text)))).toEqual([
      ['100434', '5'],
      ['100435', '6'],
      ['100436', '7'],
      ['100437', '8'],
    ]);
  });
});

describe('QORD-01 what cannot be read', () => {
  it.each([
    ['an empty file', fileOf(''), { reason: 'empty' }],
    ['blank lines', fileOf('\n ;; \n'), { reason: 'empty' }],
    ['a heading alone', fileOf('Article number;Quantity\n'), { reason: 'empty' }],
    ['a picture', fileOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1])), { reason: 'binary' }],
    [
      'bytes without a zero',
      fileOf(new Uint8Array(Array.from({ length: 255 }, (_, at) => at + 1))),
      {
        reason: 'binary',
      },
    ],
    ['an Excel workbook', fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0])), { reason: 'workbook' }],
  ])('QORD-01 %s', async (_, file, failure) => {
    expect(await readFile(file)).toEqual(failure);
  });

  it('QORD-01 2,000 rows are read, 2,001 are not', () => {
    const text = (rows: number) => Array.from({ length: rows }, (_, at) => `${100000 + at};1`).join('\n');
    expect(read(parseRows(text(2000))).rows).toHaveLength(2000);
    expect(parseRows(text(2001))).toEqual({ reason: 'tooMany', rows: 2001 });
  });

  it('QORD-01 a file of 50 MB is refused before it is read', async () => {
    const file = fileOf('100434;5');
    Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 });
    Object.defineProperty(file, 'slice', { value: () => expect.fail('It was read') });
    expect(file.size).toBeGreaterThan(maxBytes);
    expect(await readFile(file)).toEqual({ reason: 'tooLarge', bytes: file.size });
  });

  it('QORD-01 progress rises to the end', async () => {
    const seen: number[] = [];
    const note = 'x'.repeat(1000);
    const text = Array.from({ length: 1500 }, (_, at) => `${100000 + at};1;${note}`).join('\n');
    await readSource(fileOf(text), (share) => seen.push(share));
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(100);
    expect(seen.at(-1)).toBe(1);
  });
});

it('QORD-01 the file of a cart is read as its lines', () => {
  const lines = examples.getCart[200].cart().body.lineItems;
  const file = cartCsv(lines, { language: 'no', inclVat: false, t: createTranslate({}, 'en') });
  const result = read(parseRows(file));
  expect(pairs(result)).toEqual(lines.map(({ code, quantity }) => [code, `${quantity}`]));
  expect(doubts(result)).toEqual([]);
});

import { inflateSync } from 'node:zlib';

/** An object of a PDF: its dictionary, and the content of its stream when it is text. */
interface PdfObject {
  dictionary: string;
  stream: string;
}

/** Character codes of a font. */
interface Font {
  /** Hexadecimal digits of a code. */
  digits: number;
  letters: Map<number, string>;
}

const nothing: PdfObject = { dictionary: '', stream: '' };
const hex = (digits: string) => parseInt(digits, 16);

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const found of pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n(.*?)(?:^endobj$|stream\n)/gms)) {
    const [whole, id = '', dictionary = ''] = found;
    const start = found.index + whole.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const isText = dictionary.includes('/FlateDecode') && !dictionary.includes('/Subtype');
    const stream = isText ? inflateSync(pdf.subarray(start, start + length)).toString('latin1') : '';
    objects.set(id, { dictionary, stream });
  }
  return objects;
}

/** Characters by code of a font, from its ToUnicode map. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [line] of map.matchAll(/^<\w+> <\w+>(?: <\w+>)?$/gm)) {
    const [from = '', to = '', third] = line.match(/\w+/g) ?? [];
    const first = hex(third ?? to);
    const count = third === undefined ? 1 : hex(to) - hex(from) + 1;
    for (let step = 0; step < count; step += 1)
      letters.set(hex(from) + step, String.fromCharCode(first + step));
  }
  return letters;
}

function textOf({ dictionary }: PdfObject, objects: Map<string, PdfObject>): string {
  const follow = (name: string, from: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(from)?.[1] ?? '') ?? nothing;
  const fontNamed = (name: string): Font => {
    const font = follow(name, dictionary).dictionary;
    return {
      digits: font.includes('/Type0') ? 4 : 2,
      letters: lettersOf(follow('ToUnicode', font).stream),
    };
  };
  let font: Font = { digits: 2, letters: new Map() };
  let text = '';
  for (const [, name, codes] of follow('Contents', dictionary).stream.matchAll(
    /\/(F\d+) [\d.]+ Tf|<(\w+)> Tj|^ET$/gm,
  )) {
    if (name !== undefined) font = fontNamed(name);
    else if (codes === undefined) text += '\n';
    else
      for (const code of codes.match(new RegExp(`.{${font.digits}}`, 'g')) ?? [])
        text += font.letters.get(hex(code)) ?? '\uFFFD';
  }
  return text;
}

/** The text of each page of a PDF written by Chromium, as a reader searches and copies it. */
export function pdfText(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\s/.test(dictionary))
    .map((page) => textOf(page, objects));
}

/** A paragraph of a document; headings are larger and bold. */
export interface Paragraph {
  text: string;
  heading?: 1 | 2;
}

interface Line {
  text: string;
  font: 'F1' | 'F2';
  /** Points. */
  size: number;
  /** Distance to the line above, in points. */
  lead: number;
}

const sizes = { 1: 22, 2: 13, body: 11 };
/** A4 and its margin in points. */
const page = { width: 595, height: 842, margin: 64 };
/** Average width of a Helvetica letter in relation to the font size, rounded up. */
const letterWidth = 0.56;

function wrap(text: string, size: number): string[] {
  const limit = Math.floor((page.width - 2 * page.margin) / (size * letterWidth));
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= limit) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function linesOf({ text, heading }: Paragraph): Line[] {
  const size = sizes[heading ?? 'body'];
  const font = heading ? 'F2' : 'F1';
  return wrap(text, size).map((line, index) => ({
    text: line,
    font,
    size,
    lead: size * 1.4 + (index > 0 ? 0 : heading ? 12 : 2),
  }));
}

function pagesOf(lines: readonly Line[]): Line[][] {
  const pages: Line[][] = [[]];
  let used = 0;
  for (const line of lines) {
    if (used + line.lead > page.height - 2 * page.margin) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(line);
    used += line.lead;
  }
  return pages;
}

const literal = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;

function contentStream(lines: readonly Line[]): string {
  const moves = lines.map(
    ({ text, font, size, lead }) => `/${font} ${size} Tf 0 ${-lead} Td ${literal(text)} Tj`,
  );
  return ['BT', `${page.margin} ${page.height - page.margin} Td`, ...moves, 'ET'].join('\n');
}

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/**
 * Create a PDF of text on A4 pages, in Helvetica.
 * @param title shown in the title bar of the viewer
 * @param language BCP 47 tag, for screen readers
 * @param paragraphs their texts must be Latin-1
 */
export function createPdf(title: string, language: string, paragraphs: readonly Paragraph[]): Buffer {
  const pages = pagesOf(paragraphs.flatMap(linesOf));
  const pageIds = pages.map((_, index) => 6 + 2 * index);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(title)} >>`,
    ...pages.flatMap((lines, index) => {
      const stream = contentStream(lines);
      const box = `/MediaBox [0 0 ${page.width} ${page.height}]`;
      const resources = '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >>';
      return [
        `<< /Type /Page /Parent 2 0 R ${box} ${resources} /Contents ${7 + 2 * index} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

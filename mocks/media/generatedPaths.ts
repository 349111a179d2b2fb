import { catalogue } from '../shop/catalogue/catalogue';
import { documents } from './documents/documents';
import { drawingPicture } from './pictures';

const drawings = catalogue().products.flatMap(({ kind: { model }, sizes }) =>
  sizes.map((size) => drawingPicture('', model, size).slice(1)),
);

/** Paths below /mock-media/ of all PDFs, and of the drawings of all products in all sizes. */
export const generatedPaths: ReadonlySet<string> = new Set([
  ...[...documents.keys()].map((name) => `documents/${name}`),
  ...drawings,
]);

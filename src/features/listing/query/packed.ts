import { parseJson } from '../../../api/parseJson';

/** Data as bytes: JSON of a list of products is twenty times as long as what deflate makes of it. */
export type Packed = ArrayBuffer;

function through(data: BodyInit, stream: CompressionStream | DecompressionStream): Response {
  const { body } = new Response(data);
  return new Response(body?.pipeThrough(stream));
}

/**
 * Packs what JSON can say.
 * @throws where the browser cannot compress
 */
export async function pack(data: unknown): Promise<Packed> {
  return through(JSON.stringify(data), new CompressionStream('deflate-raw')).arrayBuffer();
}

/** What was packed, as another copy. */
export async function unpack<Data>(packed: Packed): Promise<Data> {
  return parseJson<Data>(await through(packed, new DecompressionStream('deflate-raw')).text());
}

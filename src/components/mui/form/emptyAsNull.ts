import * as z from 'zod/mini';

/** An optional text of a form; the request contains null when it is empty. */
export const emptyAsNull = <Schema extends z.ZodMiniType<string | null, string | null>>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): string | null => text || null),
    ),
    schema,
  );

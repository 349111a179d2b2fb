/** What makes editors' HTML safe; sanitizeHtml.ts is one. */
type Sanitizer = (html: string) => DocumentFragment;

let here: Sanitizer | undefined;

/** Says that the sanitiser's code has arrived (PDP-06). */
export function provideSanitizer(sanitizer: Sanitizer): void {
  here = sanitizer;
}

/** The sanitiser, if its code has arrived. */
export function readySanitizer(): Sanitizer | undefined {
  return here;
}

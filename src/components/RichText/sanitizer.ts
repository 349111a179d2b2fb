/** What makes editors' HTML safe; sanitizeHtml.ts is one. */
type Sanitizer = (html: string) => DocumentFragment;

let here: Sanitizer | undefined;

/** Sets the sanitiser once its code has loaded (PDP-06). */
export function provideSanitizer(sanitizer: Sanitizer): void {
  here = sanitizer;
}

/** The sanitiser, if its code has loaded. */
export function readySanitizer(): Sanitizer | undefined {
  return here;
}

type Sanitizer = (html: string) => DocumentFragment;

let here: Sanitizer | undefined;

/** Set the sanitiser once its code has loaded (PDP-06). */
export function provideSanitizer(sanitizer: Sanitizer): void {
  here = sanitizer;
}

/** Sanitiser, once its code has loaded. */
export function readySanitizer(): Sanitizer | undefined {
  return here;
}

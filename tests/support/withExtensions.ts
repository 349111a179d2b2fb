import { afterEach, beforeEach } from 'vitest';
import { extensions, type Extensions } from '#brand/extensions';

/**
 * Run the tests of a file with the extensions of a brand, as its build does.
 * @example withExtensions(rettvinkel);
 */
export function withExtensions(own: Extensions): void {
  beforeEach(() => void Object.assign(extensions, own));
  afterEach(() => {
    for (const name of Object.keys(extensions)) Reflect.deleteProperty(extensions, name);
  });
}

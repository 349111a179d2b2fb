import type { components } from '../../../src/api/generated/types';
import type { Language, ShopContext } from '../context';
type Schemas = components['schemas'];
export function categoryUrl(_id: string, language: Language): string {
  return `/${language}`;
}
export function categoryLink(_id: string, _context: ShopContext): Schemas['Link'] | null {
  return null;
}
export function categoryTile(id: string, _context: ShopContext): Schemas['CategoryTile'] {
  throw new Error(id);
}
export function productsIn(_id: string, _count: number, _context: ShopContext): Schemas['Product'][] {
  return [];
}

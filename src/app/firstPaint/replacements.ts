import { useSearchAddress } from '../../features/search/searchAddress';
import gridStyles from '../../features/listing/grid/ProductGrid.module.css';

/**
 * What stands in the first page for modules that serve a page in use: each exports the name of the module that it
 * replaces, and gives what that gives when it renders for the first time (scripts/firstPaintScript.ts).
 */

const nothing = () => null;

/** No modal is open. */
export const Modals = nothing;

/** Visitors buy nothing, and the first page is that of a visitor. */
export const CardPurchase = nothing;

/** These stand below the first window. */
export const AfterPainted = nothing;
export const ContentArea = nothing;
export const ProductCarousel = nothing;
export const ProductInformation = nothing;
export const RecentlyViewed = nothing;

export const useAnnounceLoads = nothing;
export const useHoverIntent = () => ({});
export const useCart = () => ({});

/** The search page has its query in the box. */
export function useSearchBox() {
  const { query } = useSearchAddress();
  return { isSearchPage: query !== null, text: query ?? '', groups: [], search: {} };
}

export const searchKeys = nothing;

/** @throws where the picture to begin with is not the first one, to which only a rendered row can be scrolled */
export function useGallery(_: number, first: number) {
  if (first > 0) throw new Error('The gallery begins elsewhere');
  return { rowProps: {}, current: first };
}

let isOverflowing = false;

/** Says that the breadcrumb is wider than its room: that is known once it is in the document. */
export function setOverflowing(): void {
  isOverflowing = true;
}

export const useOverflow = () => isOverflowing;

/** Every row, at the height that it has. */
export const useCardRows = ({ count }: { count: number }) => ({
  rows: Array.from({ length: count }, (_, index) => ({ index, space: 0 })),
  before: 0,
  after: 0,
});

/** The number of columns that the style sheet gives the grid; the window over a long list needs its measures later. */
export function useGridLayout(_: unknown, view: 'grid' | 'list') {
  const frame = document.createElement('div');
  frame.className = `${gridStyles['frame']} ${gridStyles[view]}`;
  document.body.append(frame);
  const columns = Number(getComputedStyle(frame).getPropertyValue('--columns'));
  frame.remove();
  if (!columns) throw new Error('The style sheet of the grid is missing');
  return { columns, width: 0 };
}

/** @throws where the server has no text: the built-in ones come with the app */
export function englishText(key: string): never {
  throw new Error(`There is no text ${key}`);
}

export const englishTexts = { get: nothing, subscribe: nothing };

import { expect, type Locator, type Page } from '@playwright/test';
import { endAnimations, nextFrames, openPage } from './shopWindow';

/** A category with facets of every kind. */
export const sofas = '/en/furniture/living-room/sofas';

/** The filters beside the list. */
export const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Filters', exact: true });
/** The filters in their modal. */
export const modal = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
/** The button that opens the modal. */
export const openButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Filters/ });
/** Chips of the selection. */
export const chips = (page: Page) => page.getByRole('group', { name: 'Selected filters' });
/** The list. */
export const products = (page: Page) => page.getByRole('region', { name: 'Products' });
/** The live region with the announcement. */
export const said = (page: Page) => page.getByRole('status');
/** The button that opens and closes a facet. */
export const facet = (place: Locator, name: string) =>
  place.getByRole('button', { name: new RegExp(`^${name}( |$)`) });

/** Open a facet, and wait until the elements below it have stopped moving. */
export async function openFacet(place: Locator, name: string): Promise<void> {
  const button = facet(place, name);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await endAnimations(place.page());
  // A long list is shortened, and gets a button, in the frame after its layout, which moves the elements below.
  await nextFrames(place.page());
}

/**
 * Open a listing in a viewport with the sidebar, and wait for its first response. The viewport is so high that the page
 * need not scroll: the header would hide, and the sidebar move away from the pointer.
 */
export async function openWide(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 2000 });
  await openPage(page, address);
  await sidebar(page).getByRole('heading', { level: 3 }).first().waitFor();
}

/** The decoded query of the address. */
export const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);

/** Wait until the address has exactly this query. */
export const expectQuery = (page: Page, search: string) => expect.poll(() => query(page)).toBe(search);

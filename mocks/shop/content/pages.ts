import type { PageSource } from './authoring';
import { lastChance } from './campaigns/lastChance';
import { light } from './campaigns/light';
import { sleep } from './campaigns/sleep';
import { workplace } from './campaigns/workplace';
import { bedGuide } from './guides/bedGuide';
import { rugGuide } from './guides/rugGuide';
import { sofaGuide } from './guides/sofaGuide';
import { about } from './information/about';
import { business } from './information/business';
import { contact } from './information/contact';
import { delivery } from './information/delivery';
import { guarantee } from './information/guarantee';
import { indexes } from './information/indexes';
import { privacy } from './information/privacy';
import { returns } from './information/returns';
import { terms } from './information/terms';
import { calmBedroom } from './inspiration/calmBedroom';
import { fourSquareMetres } from './inspiration/fourSquareMetres';
import { lightInLayers } from './inspiration/lightInLayers';
import { livingWood } from './inspiration/livingWood';
import { longTable } from './inspiration/longTable';
import { rugFirst } from './inspiration/rugFirst';
import { smallLivingRoom } from './inspiration/smallLivingRoom';
import { start } from './start';
import { stores } from './stores/stores';
import { systemPages } from './systemPages';

/** All pages except those of the catalogue. */
export const pages: readonly PageSource[] = [
  start,
  ...indexes,
  smallLivingRoom,
  lightInLayers,
  rugFirst,
  longTable,
  calmBedroom,
  livingWood,
  fourSquareMetres,
  sleep,
  light,
  workplace,
  lastChance,
  sofaGuide,
  rugGuide,
  bedGuide,
  business,
  about,
  delivery,
  returns,
  guarantee,
  contact,
  terms,
  privacy,
  ...stores,
  ...systemPages,
];

const byId = new Map(pages.map((page) => [page.id, page]));

/**
 * A page by its id.
 * @throws for an unknown id: a mistake in the content
 */
export function pageById(id: string): PageSource {
  const page = byId.get(id);
  if (!page) throw new Error(`No content page has the id ${id}`);
  return page;
}

/** The pages from the start page down to this one. */
export function pageTrail(page: PageSource): PageSource[] {
  return page.parent === undefined ? [page] : [...pageTrail(pageById(page.parent)), page];
}

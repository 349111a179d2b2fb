import { fingerprint, heroFingerprint, roomFingerprint } from './fingerprint';
import { heroes, type Hero } from '../../mocks/media/heroes';
import { views, widthsOf, type Manifest, type View } from '../../mocks/media/manifest';
import type { PictureModel } from '../../mocks/data/schemas/pictures';
import { models } from '../../mocks/media/models';
import type { Room } from '../../mocks/data/schemas/pictures';
import { rooms } from '../../mocks/media/rooms';

/** One rendering: all colours of one view of a model. */
interface ProductTask {
  readonly model: PictureModel;
  readonly view: View;
}

/** The selection of the command line. */
export interface Choice {
  readonly products: readonly ProductTask[];
  readonly rooms: readonly Room[];
  readonly heroes: readonly Hero[];
}

/** A rendering to do, with the fingerprint of its pictures. */
export interface Work {
  readonly products: readonly (ProductTask & {
    readonly source: string;
    /** The missing widths in px. */
    readonly widths: readonly number[];
  })[];
  readonly rooms: readonly (Room & { readonly source: string })[];
  readonly heroes: readonly (Hero & { readonly source: string })[];
}

/**
 * Select all models, rooms and heroes whose id or family contains one of the comma-separated texts; all of them without
 * a text.
 */
export function choose(only: string | undefined, view: string | undefined): Choice {
  const texts = only?.split(',') ?? [''];
  const wanted = (...names: readonly string[]) =>
    texts.some((text) => names.some((name) => name.includes(text)));
  const sides = views.filter((side) => view === undefined || side === view);
  const found = models.filter(({ id, family }) => wanted(id, family));
  return {
    products: sides.flatMap((side) => found.map((model) => ({ model, view: side }))),
    rooms: view === undefined ? rooms.filter(({ id }) => wanted(id, 'rooms')) : [],
    heroes: view === undefined ? heroes.filter(({ id }) => wanted(id, 'heroes')) : [],
  };
}

/** The part of a selection that is missing in the manifest or has another fingerprint. */
export function outdated(choice: Choice, manifest: Manifest, force = false): Work {
  const products = choice.products.map(({ model, view }) => {
    const source = fingerprint(model, view);
    const known = manifest.products[model.id];
    const kept = force || known?.views[view] !== source ? [] : (known.widths[view] ?? []);
    return { model, view, source, widths: widthsOf(view).filter((width) => !kept.includes(width)) };
  });
  const tops = choice.heroes.map((hero) => ({ ...hero, source: heroFingerprint(hero) }));
  const scenes = choice.rooms.map((room) => ({ ...room, source: roomFingerprint(room) }));
  return {
    products: products.filter(({ widths }) => widths.length),
    rooms: scenes.filter(({ id, source }) => force || manifest.rooms[id]?.source !== source),
    heroes: tops.filter(({ id, source }) => force || manifest.heroes[id] !== source),
  };
}

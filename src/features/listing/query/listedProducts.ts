import type { Product } from '../../../api/generated/types';
import { parseJson } from '../../../api/parseJson';
import { pack, unpack, type Packed } from './packed';

/** Makes another answer of one, such as one without prices. */
type Change = (answer: unknown) => unknown;

/** Products that came with one call, as they came or packed. */
class Load {
  private isWanted = true;

  constructor(
    public products: readonly Product[] | undefined,
    private packed?: Promise<Packed>,
  ) {}

  /** The same products after a change, packed where these are. */
  changed(change: Change): Load {
    if (this.products) return new Load(parseJson<Product[]>(JSON.stringify(change(this.products))));
    return new Load(
      undefined,
      this.packed?.then(async (packed) => pack(change(await unpack(packed)))),
    );
  }

  /** Packs them; where that cannot be done they stay as they are. */
  async release(): Promise<void> {
    this.isWanted = false;
    if (!this.products) return;
    try {
      await (this.packed ??= pack(this.products));
      if (!this.isWanted) this.products = undefined;
    } catch {
      // They take more room, that is all.
    }
  }

  /** @returns true once they are there, unless they were already or are no longer wanted */
  async claim(): Promise<boolean> {
    this.isWanted = true;
    if (this.products || !this.packed) return false;
    const products = await unpack<Product[]>(await this.packed);
    if (this.isWanted) this.products ??= products;
    return this.isWanted;
  }
}

/** Where a product is. */
interface Place {
  code: string;
  load: Load;
  index: number;
}

/** Places in a list, from the first one up to but not with the second. */
export type Stretch = readonly [number, number];

/**
 * The products of a list, each once. Those nobody looks at are kept packed, so that a list of thousands takes no more
 * memory than one of hundreds.
 */
export class ListedProducts {
  private constructor(private readonly places: readonly Place[]) {}

  static of(products: readonly Product[]): ListedProducts {
    const load = new Load(products);
    return new ListedProducts([]).with(products.map(({ code }, index) => ({ code, load, index })));
  }

  /** These and, after them, those of another list that are not among them (LIST-07). */
  join(next: ListedProducts): ListedProducts {
    return this.with(next.places);
  }

  get length(): number {
    return this.places.length;
  }

  /** Article numbers of the products, of a stretch of them where one is named. */
  codes(...stretch: Stretch | []): string[] {
    return this.places.slice(...stretch).map(({ code }) => code);
  }

  /** The product at a place, unless it is packed or there is none. */
  at(place: number): Product | undefined {
    const { load, index } = this.places[place] ?? {};
    return index === undefined ? undefined : load?.products?.[index];
  }

  /** Those that are not packed, in order. What has just come is among them. */
  get unpacked(): readonly Product[] {
    return this.places.flatMap((_, place) => this.at(place) ?? []);
  }

  /**
   * Unpacks the products of some stretches.
   * @returns whether there were any to unpack, once they are there
   */
  async unpack(stretches: readonly Stretch[]): Promise<boolean> {
    const unpacked = await Promise.all([...this.loads(stretches)].map((load) => load.claim()));
    return unpacked.includes(true);
  }

  /** Packs all products but those of some stretches. */
  packOthers(stretches: readonly Stretch[]): void {
    const kept = this.loads(stretches);
    for (const load of this.loads([[0, this.length]])) if (!kept.has(load)) void load.release();
  }

  /** The same list with all its products, packed or not, after a change (AUTH-03). */
  changed(change: Change): ListedProducts {
    const loads = this.loads([[0, this.length]]);
    const changed = new Map([...loads].map((load) => [load, load.changed(change)]));
    return new ListedProducts(
      this.places.map((place) => ({ ...place, load: changed.get(place.load) ?? place.load })),
    );
  }

  private loads(stretches: readonly Stretch[]): Set<Load> {
    return new Set(stretches.flatMap(([from, to]) => this.places.slice(from, to).map(({ load }) => load)));
  }

  private with(more: readonly Place[]): ListedProducts {
    const seen = new Set<string>();
    const isNew = ({ code }: Place) => !seen.has(code) && seen.add(code);
    return new ListedProducts([...this.places, ...more].filter(isNew));
  }
}

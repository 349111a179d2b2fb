import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { productWith } from '../../../../tests/support/sampleProduct';
import { withoutPrices } from '../../pricing/withoutPrices';
import { ListedProducts, type Stretch } from './listedProducts';

const productsOf = (codes: readonly string[]) =>
  codes.map((code) => productWith({ code, name: `Chair ${code}` }));
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => String(from + index));
const listOf = (from: number, to: number) => ListedProducts.of(productsOf(numbers(from, to)));
const shown = (list: ListedProducts) => numbers(0, list.length).map((place) => list.at(Number(place))?.code);

/** Four loads of six. */
const longList = () => [6, 12, 18].reduce((list, from) => list.join(listOf(from, from + 6)), listOf(0, 6));

/** What the packing and unpacking of a while ago have come to. */
const settled = (list: ListedProducts, expected: readonly (string | undefined)[]) =>
  vi.waitFor(() => expect(shown(list)).toEqual(expected), { interval: 5 });

describe('LIST-07 the products of a list', () => {
  it('LIST-07 are each once, in the order they came', () => {
    const list = listOf(0, 6).join(listOf(4, 10)).join(listOf(9, 12));
    expect(list.codes()).toEqual(numbers(0, 12));
    expect(list.codes(4, 7)).toEqual(['4', '5', '6']);
    expect(list.at(11)).toEqual(productsOf(['11'])[0]);
    expect([list.at(12), list.at(-1)]).toEqual([undefined, undefined]);
  });

  it('LIST-07 are packed load by load where nobody looks, and are the same when they are back', async () => {
    const list = longList();
    const before = list.unpacked;
    list.packOthers([
      [0, 2],
      [13, 14],
    ]);
    expect(await list.unpack([[0, 2]])).toBe(false);
    const ready = [
      ...numbers(0, 6),
      ...Array(6).fill(undefined),
      ...numbers(12, 18),
      ...Array(6).fill(undefined),
    ];
    await settled(list, ready);
    expect(list.unpacked).toHaveLength(12);
    expect(list.codes()).toEqual(numbers(0, 24));

    expect(await list.unpack([[0, 24]])).toBe(true);
    expect(list.unpacked).toEqual(before);
  });

  it('LIST-07 however hurriedly one looks about, what was looked at last is there, and nothing else', async () => {
    const stretch = fc
      .tuple(fc.nat(24), fc.nat(24))
      .map(([a, b]): Stretch => [Math.min(a, b), Math.max(a, b)]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.array(stretch, { maxLength: 2 }), fc.boolean()), { minLength: 1, maxLength: 6 }),
        async (looks) => {
          const list = longList();
          for (const [stretches, waits] of looks) {
            const isReady = list.unpack(stretches);
            list.packOthers(stretches);
            if (waits) await isReady;
          }
          const last = looks.at(-1)?.[0] ?? [];
          const isWanted = (code: string) => {
            const load = Math.floor(Number(code) / 6);
            return last.some(([from, to]) => from < to && from < (load + 1) * 6 && to > load * 6);
          };
          await settled(
            list,
            numbers(0, 24).map((code) => (isWanted(code) ? code : undefined)),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('CARD-03 AUTH-03 lose their prices, packed or not, and stay in their places', async () => {
    const list = longList();
    list.packOthers([[0, 6]]);
    await settled(list, [...numbers(0, 6), ...Array(18).fill(undefined)]);
    const stripped = withoutPrices({ products: list, facets: [] });
    expect(stripped).toEqual({ products: expect.any(ListedProducts), facets: [] });
    const bare = list.changed(withoutPrices);
    expect(shown(bare)).toEqual([...numbers(0, 6), ...Array(18).fill(undefined)]);
    await bare.unpack([[0, 24]]);
    expect(shown(bare)).toEqual(numbers(0, 24));
    expect(JSON.stringify(list.unpacked)).toContain('formattedString');
    expect(JSON.stringify(bare.unpacked)).not.toContain('formattedString');
  });

  it('LIST-07 stay as they are where the browser cannot compress', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    const list = longList();
    list.packOthers([]);
    await new Promise(setImmediate);
    expect(shown(list)).toEqual(numbers(0, 24));
  });
});

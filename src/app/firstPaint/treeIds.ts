/**
 * The ids that React gives while it hydrates: each says where its component stands. A list of n children adds the place
 * of each, from 1, in as many bits as n has; a component that has asked for ids adds one bit for what it renders. A
 * browser test compares the ids of each painted page with React's (firstPaint.spec.ts).
 */

/** Places from the root, the last one first, each with how many bits it takes. */
interface TreePlace {
  place: number;
  bits: number;
  parent: TreePlace | undefined;
}

let current: TreePlace | undefined;

/** How many ids the component that is being called has asked for. */
let asked = 0;

const maxBits = 30;
const bitsOfDigit = 5;

const inBase32 = (bits: string) => Number.parseInt(bits || '0', 2).toString(32);

/** The number of a place and all around it, the outermost in the lowest bits; full digits go where 30 bits are full. */
function treeId(end: TreePlace | undefined): string {
  const path = [];
  for (let each = end; each; each = each.parent)
    path.unshift(each.place.toString(2).padStart(each.bits, '0'));
  let [bits, overflow] = ['', ''];
  for (const place of path) {
    if (place.length + bits.length > maxBits) {
      const kept = bits.length % bitsOfDigit;
      overflow = inBase32(bits.slice(kept)) + overflow;
      bits = bits.slice(0, kept);
    }
    bits = place + bits;
  }
  return inBase32(bits) + overflow;
}

/** An id as React's useId gives it while it hydrates. */
export function useId(): string {
  const which = asked;
  asked += 1;
  return `_R_${treeId(current)}${which > 0 ? `H${which.toString(32)}` : ''}_`;
}

/** Renders a child of a list. */
export function renderAt(index: number, count: number, render: () => void): void {
  const parent = current;
  current = { place: index + 1, bits: count.toString(2).length, parent };
  render();
  current = parent;
}

/** Remembers the place of what is being rendered. @returns renders something there later */
export function fromHere(): (render: () => void) => void {
  const place = current;
  return (render) => {
    current = place;
    render();
  };
}

/** Calls a component, then renders what it returns. */
export function renderOutput(call: () => unknown, render: (output: unknown) => void): void {
  asked = 0;
  const output = call();
  if (asked > 0) renderAt(0, 1, () => render(output));
  else render(output);
}

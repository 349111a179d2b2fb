/** A sampled call tree in the format of the Profiler domain of the DevTools protocol. */
export interface CpuProfile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
    children?: number[];
  }[];
  samples?: number[];
  /** µs between a sample and the one before. */
  timeDeltas?: number[];
}

/** Cost of a function. */
export interface Cost {
  function: string;
  /** ms, including the browser's own work and the libraries it calls, without other functions of the shop. */
  ms: number;
}

/** Name of a frame's function; undefined for one whose time counts for its caller. */
export type NameFrame = (frame: CpuProfile['nodes'][number]['callFrame']) => string | undefined;

/** True for the name of a function of the shop, false for one of a library. */
export type IsOwn = (name: string) => boolean;

/**
 * The main thread's time by function. A sample counts for the nearest function of the shop up its stack, else for the
 * library function that runs; idle time is omitted.
 */
export function costs(profile: CpuProfile, nameOf: NameFrame, isOwn: IsOwn): Cost[] {
  const { nodes, samples = [], timeDeltas = [] } = profile;
  const ownerOf = new Map<number, string>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const assign = (id: number, owner: string) => {
    const node = byId.get(id);
    if (!node) return;
    const name = nameOf(node.callFrame);
    const next = name !== undefined && (isOwn(name) || !isOwn(owner)) ? name : owner;
    ownerOf.set(id, next);
    for (const child of node.children ?? []) assign(child, next);
  };
  const [root] = nodes;
  if (root) assign(root.id, '(browser)');

  const total = new Map<string, number>();
  samples.forEach((id, index) => {
    if (byId.get(id)?.callFrame.functionName === '(idle)') return;
    const owner = ownerOf.get(id) ?? '(browser)';
    total.set(owner, (total.get(owner) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  });
  return [...total].map(([name, ms]) => ({ function: name, ms })).toSorted((one, other) => other.ms - one.ms);
}

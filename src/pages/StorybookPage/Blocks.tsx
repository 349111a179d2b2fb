import type { KnownBlock } from '../../api/generated/types';
import { ContentArea } from '../../features/content/ContentArea';
import { sampleBlocks } from './sampleBlocks';

// Pairs each type with content of that type; entries() loses this relation.
const blocks = Object.entries(sampleBlocks).map(([blockType, content]) => ({
  blockId: `sample-${blockType}`,
  blockType,
  content,
})) as KnownBlock[];

/** Every block type for editors, stacked as on a page (PDP-04). */
export function Blocks() {
  return <ContentArea blocks={blocks} />;
}

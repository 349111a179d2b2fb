import type { KnownBlock } from '../../api/generated/types';
import { ContentArea } from '../../features/content/ContentArea';
import { sampleBlocks } from './sampleBlocks';

// Each type stands beside content of its own; entries() alone forgets which.
const blocks = Object.entries(sampleBlocks).map(([blockType, content]) => ({
  blockId: `sample-${blockType}`,
  blockType,
  content,
})) as KnownBlock[];

/** Every block that editors build pages of, one below the other as on a page (PDP-04). */
export function Blocks() {
  return <ContentArea blocks={blocks} />;
}

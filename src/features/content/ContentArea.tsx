import { createElement, memo, useEffect, useState, type ComponentType } from 'react';
import { contentId } from '../../components/SafeLink/goToAnchor';
import { Each } from '../../components/ErrorBoundary/Each';
import { reportUnknown } from '../analytics/dataLayer';
import { blockComponents } from './blocks/blockComponents';
import styles from './ContentArea.module.css';
import type { Block, KnownBlock } from './schemas';

const isKnown = (block: Block): block is KnownBlock => Object.hasOwn(blockComponents, block.blockType);

/** How many blocks are rendered with the page, and how many more with each step after it. */
const batch = 24;

/** Between two steps, in ms: the page answers presses and keys meanwhile. */
const pause = 50;

const BlockView = memo(function BlockView({ block }: { block: KnownBlock }) {
  // The map pairs each type with a component of its own content, and the component is looked up by that type.
  const component = blockComponents[block.blockType] as ComponentType<{ content: KnownBlock['content'] }>;
  return <div id={contentId(block.blockId)}>{createElement(component, { content: block.content })}</div>;
});

/** How many blocks of a page are rendered by now: a batch, then batch by batch all of them, so that none hangs it. */
function useRenderedCount(total: number): number {
  const [count, setCount] = useState(batch);
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => setCount(count + batch), pause);
    return () => clearTimeout(timer);
  }, [count, total]);
  return count;
}

/** The editors' blocks, one below the other; a type this app does not know is skipped and reported (PDP-04). */
export function ContentArea({ blocks }: { blocks: readonly Block[] }) {
  useEffect(() => {
    for (const block of blocks) if (!isKnown(block)) reportUnknown('blockType', block.blockType);
  }, [blocks]);

  const known = blocks.filter(isKnown);
  const count = useRenderedCount(known.length);
  if (known.length === 0) return null;
  return (
    <div className={styles.area}>
      <Each items={known.slice(0, count)} place="/contentArea" keyOf={({ blockId }) => blockId}>
        {(block) => <BlockView block={block} />}
      </Each>
    </div>
  );
}

import { createElement, useEffect, type ComponentType } from 'react';
import { contentId } from '../../components/SafeLink/goToAnchor';
import { reportUnknown } from '../analytics/dataLayer';
import { blockComponents } from './blocks/blockComponents';
import styles from './ContentArea.module.css';
import type { Block, KnownBlock } from './schemas';

const isKnown = (block: Block): block is KnownBlock => Object.hasOwn(blockComponents, block.blockType);

function BlockView({ block }: { block: KnownBlock }) {
  // The map pairs each type with a component of its own content, and the component is looked up by that type.
  const component = blockComponents[block.blockType] as ComponentType<{ content: KnownBlock['content'] }>;
  return <div id={contentId(block.blockId)}>{createElement(component, { content: block.content })}</div>;
}

/** The editors' blocks, one below the other; a type this app does not know is skipped and reported (PDP-04). */
export function ContentArea({ blocks }: { blocks: readonly Block[] }) {
  useEffect(() => {
    for (const block of blocks) if (!isKnown(block)) reportUnknown('blockType', block.blockType);
  }, [blocks]);

  const known = blocks.filter(isKnown);
  if (known.length === 0) return null;
  return (
    <div className={styles.area}>
      {known.map((block) => (
        <BlockView key={block.blockId} block={block} />
      ))}
    </div>
  );
}

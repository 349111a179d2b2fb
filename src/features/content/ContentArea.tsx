import { createElement, memo, Suspense, useEffect, useMemo, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { extensions } from '#brand/extensions';
import { Each } from '../../components/plain/ErrorBoundary';
import { reportUnknown } from '../../lib/dataLayer';
import { contentId, idOfHash } from '../../routing/links/anchors';
import {
  CTAContainer,
  CategoryTilesBlock,
  ProductCarouselBlock,
  ProductListingBlock,
} from './blocks/LinkBlocks';
import { ImageTextBlock, VideoBlock } from './blocks/PictureBlocks';
import { ContentBlock, FaqBlock, QuoteBlock } from './blocks/TextBlocks';
import type { Block, KnownBlock, BlockContent } from './schemas';
import styles from './ContentArea.module.css';

/** Component of each block type in the contract (PDP-04); a missing one is a type error. */
const blockComponents: {
  [Type in KnownBlock['blockType']]: ComponentType<{ content: BlockContent<Type> }>;
} = {
  ContentBlock,
  ProductListingBlock,
  CTAContainer,
  ImageTextBlock,
  ProductCarouselBlock,
  CategoryTilesBlock,
  QuoteBlock,
  VideoBlock,
  FaqBlock,
};

/** True for a block type of the brand (brand/extensions.ts). */
const isOwn = ({ blockType }: Block) => Object.hasOwn(extensions.blocks ?? {}, blockType);

const isKnown = (block: Block) => isOwn(block) || Object.hasOwn(blockComponents, block.blockType);

const batch = 24;

/** Delay between batches, in ms, so that the page stays responsive. */
const pause = 50;

const BlockView = memo(function BlockView({ block }: { block: Block }) {
  const { blockId, blockType, content } = block;
  const components = isOwn(block) ? extensions.blocks : blockComponents;
  // The map pairs each type with a component for its content, and the component is looked up by that type.
  const component = (components as Record<string, ComponentType<{ content: object }>>)[blockType];
  const view = component && createElement(component, { content });
  return (
    <div id={contentId(blockId)}>{isOwn(block) ? <Suspense fallback={null}>{view}</Suspense> : view}</div>
  );
});

/** Number of blocks up to the target of a hash: a block's id or an id in its texts; 0 when there is none. */
function countToAnchor(blocks: readonly Block[], hash: string): number {
  const id = idOfHash(hash).replace(contentId(''), '');
  if (id === '' || blocks.length <= batch) return 0;
  const isBlock = ({ blockId }: Block) => id === blockId;
  const hasElement = ({ content }: Block) => JSON.stringify(content).includes(`id=\\"${id}\\"`);
  const index = blocks.findIndex(isBlock);
  return 1 + (index < 0 ? blocks.findIndex(hasElement) : index);
}

/** Number of rendered blocks: those up to the URL's hash (`wanted`, APP-04), then batch by batch. */
function useRenderedCount(total: number, wanted: number): number {
  const [count, setCount] = useState(batch);
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => setCount(count + batch), count < wanted ? 0 : pause);
    return () => clearTimeout(timer);
  }, [count, total, wanted]);
  return count;
}

/** The editors' blocks in order; an unknown type is skipped and reported (PDP-04). */
export function ContentArea({ blocks }: { blocks: readonly Block[] }) {
  useEffect(() => {
    for (const block of blocks) if (!isKnown(block)) reportUnknown('blockType', block.blockType);
  }, [blocks]);

  const known = useMemo(() => blocks.filter(isKnown), [blocks]);
  const { hash } = useLocation();
  const wanted = useMemo(() => countToAnchor(known, hash), [known, hash]);
  const count = useRenderedCount(known.length, wanted);
  if (known.length === 0) return null;
  return (
    <div className={styles.area}>
      <Each items={known.slice(0, count)} path="/contentArea" keyOf={({ blockId }) => blockId}>
        {(block) => <BlockView block={block} />}
      </Each>
    </div>
  );
}

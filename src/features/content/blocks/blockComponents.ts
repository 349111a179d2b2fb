import type { ComponentType } from 'react';
import type { BlockContent, KnownBlock } from '../schemas';
import { CTAContainer } from './CTAContainer';
import { CategoryTilesBlock } from './CategoryTilesBlock';
import { ContentBlock } from './ContentBlock';
import { FaqBlock } from './FaqBlock';
import { ImageTextBlock } from './ImageTextBlock';
import { ProductCarouselBlock } from './ProductCarouselBlock';
import { ProductListingBlock } from './ProductListingBlock';
import { QuoteBlock } from './QuoteBlock';
import { VideoBlock } from './VideoBlock';

/** Component of each block type in the contract (PDP-04); a missing one is a type error. */
export const blockComponents: {
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

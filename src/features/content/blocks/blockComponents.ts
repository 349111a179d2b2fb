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

/** The component of every block type of the contract (PDP-04); one without a component is a type error. */
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

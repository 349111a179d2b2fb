import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageFields, Product, ProductDetails } from '../src/api/generated/types';
import type { DataLayerEntry } from '../src/lib/dataLayer';

// Stable: docs/adopt.md lists what may change, and when. Types only: an own extensions.ts replaces this file in a build.

/** Component of a brand; one of an own page or block may narrow its props to the fields that its backend sends. */
type Component<Props> = { render(props: Props): ReactNode | Promise<ReactNode> }['render'];

/** Page of an own type: the fields of every page, beside those of its type. */
export interface OwnPage extends PageFields {
  pageType: string;
}

interface PageModule {
  default: Component<{ page: OwnPage }>;
  /** Fetch the queries of the first window, before the page renders. */
  prefetch?(client: QueryClient, page: OwnPage): Promise<void>;
}

/** Props of the line at the foot of a product card. */
export interface CardFooterProps {
  product: Pick<Product, 'active' | 'brand' | 'categoryPath' | 'code' | 'name' | 'url'>;
  /** Pieces in stock of the article that the card shows. */
  inStockQuantity: number;
}

/** Props of the section below the information about a product. */
export interface ProductSectionProps {
  product: ProductDetails;
}

/** Props of the footer in place of the shop's. */
export interface FooterProps {
  /** Opens the privacy settings: the law demands it where the shop asks for consent. */
  tools?: ReactNode;
  /** True on the checkout page, for a footer of one line. */
  isSlim?: boolean | undefined;
}

/** Props of the parts of the shop that a brand adds or replaces, by their names. */
export interface PartProps {
  /** Below price, stock and purchase on every product card. */
  cardFooter: CardFooterProps;
  /** Below description, specifications and reviews on a product's page. */
  productSection: ProductSectionProps;
  /** Beside the icons of the header in wide windows, and in the menu of small ones. */
  headerSlot: object;
  /** In place of the footer. */
  footer: FooterProps;
}

/** Additions of a brand, in `brand/<name>/extensions.ts`; each is optional. */
export interface Extensions {
  /** Pages by their pageType, loaded when one is opened; one of the contract's types replaces that page (APP-02). */
  pages?: Readonly<Record<string, () => Promise<PageModule>>>;
  /** Blocks of editors by their blockType; one of the contract's types replaces that block (PDP-04). */
  blocks?: Readonly<Record<string, Component<{ content: object }>>>;
  parts?: { [Name in keyof PartProps]?: Component<PartProps[Name]> };
  /** Names of own features, which a deployment may turn off by `disabled-features`. */
  features?: readonly string[];
  /** Receive every event from the customer's consent until its withdrawal (ANA-02, ANA-03). */
  analytics?(event: DataLayerEntry): void;
}

/** Extensions of the brand of the shop; without an extensions.ts in its folder none. */
export const extensions: Extensions = {};

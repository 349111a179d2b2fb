import type { components } from '../../api/generated/types';

type Schemas = components['schemas'];

/** A block of a page's contentArea; newer servers may send unknown types (PDP-04). */
export type Block = Schemas['Block'];

/** A block with a component in this app. */
export type KnownBlock = Schemas['KnownBlock'];

/** Content of a block type, as written by the editors. */
export type BlockContent<Type extends KnownBlock['blockType']> = Extract<
  KnownBlock,
  { blockType: Type }
>['content'];

/** A picture in the contract. */
export type Image = Schemas['Image'];

/** A link in the contract. */
export type Link = Schemas['Link'];

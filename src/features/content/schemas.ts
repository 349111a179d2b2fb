import type { components } from '../../api/generated/types';

type Schemas = components['schemas'];

/** A block of a page's contentArea; newer servers may send unknown types (PDP-04). */
export type Block = Schemas['Block'];

export type KnownBlock = Schemas['KnownBlock'];

export type BlockContent<Type extends KnownBlock['blockType']> = Extract<
  KnownBlock,
  { blockType: Type }
>['content'];

export type Image = Schemas['Image'];

export type Link = Schemas['Link'];

import type { components } from '../../api/generated/types';

type Schemas = components['schemas'];

/** A block of a page's contentArea; newer servers may send types this app does not know (PDP-04). */
export type Block = Schemas['Block'];

/** A block this app has a component for. */
export type KnownBlock = Schemas['KnownBlock'];

/** What the editors wrote into a block of one type. */
export type BlockContent<Type extends KnownBlock['blockType']> = Extract<
  KnownBlock,
  { blockType: Type }
>['content'];

/** A picture as the server gives it. */
export type Image = Schemas['Image'];

/** A link as the server gives it. */
export type Link = Schemas['Link'];

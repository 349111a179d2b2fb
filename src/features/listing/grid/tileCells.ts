/** Cells of a grid that a tile takes, before the card with an index. */
export interface TileCells {
  /** Index of the card after the tile, and of the tile's first cell. */
  at: number;
  /** Number of cells. */
  span: number;
}

/**
 * Cell of a card; both start at 0.
 * @example cellOf(4, { at: 4, span: 2 }); // 6
 */
export const cellOf = (card: number, tile?: TileCells): number =>
  tile && card >= tile.at ? card + tile.span : card;

/** The first card that is in a cell or after it. */
export const cardFrom = (cell: number, tile?: TileCells): number =>
  tile && cell > tile.at ? Math.max(tile.at, cell - tile.span) : cell;

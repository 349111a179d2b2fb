/** The sizes attribute of a card's picture, by view. */
export const cardPictureSizes = {
  grid: '(width > 1024px) 25vw, (width > 720px) 33vw, 50vw',
  list: '12rem',
};

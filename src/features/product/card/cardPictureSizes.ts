/** The sizes attribute of a card's picture, by view. */
export const cardPictureSizes = {
  grid: '(width > 1024px) 25vw, (width > 720px) 33vw, 50vw',
  list: '(width > 1280px) 4rem, 8rem',
};

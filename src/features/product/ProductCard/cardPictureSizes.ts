/** How wide the picture of a card is shown in each view, as the sizes attribute says it. */
export const cardPictureSizes = {
  grid: '(width > 1024px) 25vw, (width > 720px) 33vw, 50vw',
  list: '12rem',
};

/** Id of the reviews on a product page, to which its rating links. */
export const reviewsId = 'reviews';

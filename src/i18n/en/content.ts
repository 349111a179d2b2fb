/** English texts of content pages and their blocks. */
export const content = {
  pageNotFoundTitle: 'We could not find that page',
  pageNotFoundText: 'It may have moved, or the address may have a typing error.',
  backToHome: 'Go to the start page',
};

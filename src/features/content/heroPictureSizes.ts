/** How wide the picture of a page is shown, as the sizes attribute says it: on a desktop beside the heading. */
export const heroPictureSizes = '(width > 1024px) 60vw, 100vw';

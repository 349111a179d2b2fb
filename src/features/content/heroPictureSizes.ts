/** The sizes attribute of a page's picture: beside the heading on a desktop. */
export const heroPictureSizes = '(width > 1024px) 60vw, 100vw';

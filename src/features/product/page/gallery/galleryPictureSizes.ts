/** The sizes attribute of a gallery picture. */
export const galleryPictureSizes = '(width > 1024px) 32rem, (width > 720px) 56vw, 100vw';

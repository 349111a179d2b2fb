/** The sizes attribute of a gallery picture. */
export const galleryPictureSizes = '(width > 1024px) min(56vw, 100vh - 19rem), (width > 720px) 56vw, 100vw';

/** How wide a picture of the gallery is shown, as the sizes attribute says it. */
export const galleryPictureSizes = '(width > 1024px) min(56vw, 100vh - 19rem), (width > 720px) 56vw, 100vw';

/** How wide a picture of the gallery is shown, as the sizes attribute says it. */
export const galleryPictureSizes = '(width > 720px) 58vw, 100vw';

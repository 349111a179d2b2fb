/** Resolves when a frame has been shown. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

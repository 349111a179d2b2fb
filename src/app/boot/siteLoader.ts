/** How long after start-up the static loader of index.html stays, in ms (APP-07). */
const siteLoaderMs = 700;

/** Removes the static loader of index.html 700 ms after it is called (APP-07). */
export function removeSiteLoader(): void {
  setTimeout(() => document.getElementById('site-loader')?.remove(), siteLoaderMs);
}

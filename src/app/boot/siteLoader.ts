/** Time that the static loader of index.html stays after start-up, in ms (APP-07). */
const siteLoaderMs = 700;

/** Removes the static loader of index.html after 700 ms (APP-07). */
export function removeSiteLoader(): void {
  setTimeout(() => document.getElementById('site-loader')?.remove(), siteLoaderMs);
}

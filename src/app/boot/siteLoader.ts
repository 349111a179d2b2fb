/** Time that the static loader of index.html stays after start-up, in ms (APP-07). */
const siteLoaderMs = 700;

/**
 * Remove the static loader of index.html after 700 ms, or later, once a late style sheet (watchStart) has loaded
 * (APP-07).
 */
export function removeSiteLoader(): void {
  const remove = () => document.getElementById('site-loader')?.remove();
  setTimeout(() => {
    const late = document.querySelector<HTMLLinkElement>('link[data-late]');
    if (late && !late.sheet) late.addEventListener('load', remove);
    else remove();
  }, siteLoaderMs);
}

/** Time that the static loader of index.html stays after start-up, in ms (APP-07). */
const siteLoaderMs = 700;

/**
 * Remove the static loader of index.html after 700 ms (APP-07); when a style sheet of the start is late (watchStart),
 * as soon as it applies. Over a page whose style sheet is lost it stays, with its sentence and its button (APP-15).
 */
export function removeSiteLoader(): void {
  const remove = () => document.getElementById('site-loader')?.remove();
  setTimeout(() => {
    if (document.querySelector('link[rel=stylesheet][data-lost]')) return;
    const late = document.querySelector<HTMLLinkElement>('link[data-late]');
    if (late && !late.sheet) late.addEventListener('load', remove);
    else remove();
  }, siteLoaderMs);
}

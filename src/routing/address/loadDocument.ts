/** Leave the app for another document, such as a payment page, with a full page load. */
export function loadDocument(href: string): void {
  window.location.assign(href);
}

/** The visible text of a control: without visually hidden and non-text content. */
function visibleText(control: Element): string {
  const copy = control.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], .visually-hidden, svg')) hidden.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Controls whose accessible name does not contain their visible text (WCAG 2.5.3), each as `text ≠ name`. */
export function labelMismatches(): string[] {
  return [
    ...document.querySelectorAll('a[aria-label], button[aria-label], [role=button][aria-label]'),
  ].flatMap((control) => {
    const name = control.getAttribute('aria-label')?.toLowerCase() ?? '';
    const text = visibleText(control);
    return /\p{L}/u.test(text) && !name.includes(text) ? [`${text} ≠ ${name}`] : [];
  });
}

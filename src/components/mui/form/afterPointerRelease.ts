let isPressed = false;

function press(): void {
  isPressed = true;
}

function release(): void {
  isPressed = false;
}

/**
 * Track the pointer for `afterPointerRelease`; called while a form is mounted.
 * @returns function that stops tracking
 */
export function watchPointer(): () => void {
  window.addEventListener('pointerdown', press, true);
  window.addEventListener('pointerup', release, true);
  window.addEventListener('pointercancel', release, true);
  return () => {
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('pointerup', release, true);
    window.removeEventListener('pointercancel', release, true);
  };
}

/**
 * Run a callback once no pointer is down. A message that appears during a press would move the button away from
 * under the pointer, and the click would be lost.
 */
export function afterPointerRelease(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const done = () => {
    window.removeEventListener('pointerup', done);
    window.removeEventListener('pointercancel', done);
    setTimeout(run);
  };
  window.addEventListener('pointerup', done);
  window.addEventListener('pointercancel', done);
}

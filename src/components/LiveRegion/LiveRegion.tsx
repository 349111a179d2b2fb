import { useState } from 'react';
import { useAnnouncement } from './announce';

/**
 * Polite live region for the texts of `announce`. One is always mounted in the app, and one in each modal, since
 * content outside an open modal is not announced. Skips texts from before it was mounted.
 */
export function LiveRegion() {
  const { text, count } = useAnnouncement();
  const [heardBefore] = useState(count);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {count > heardBefore && <span key={count}>{text}</span>}
    </div>
  );
}

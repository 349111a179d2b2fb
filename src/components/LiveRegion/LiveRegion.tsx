import { useState } from 'react';
import { useAnnouncement } from './announce';

/**
 * The polite live region that says what `announce` is given. One stands in the app for good, and one in each modal,
 * because what lies outside an open modal is not announced. It announces nothing that was announced before it was mounted.
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

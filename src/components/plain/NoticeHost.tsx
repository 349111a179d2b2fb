import { Suspense, useEffect } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { ErrorBoundary } from './ErrorBoundary';
import { announce, retractAnnouncement } from './LiveRegion';
import { lazyPart } from '../../routing/lazy/lazyPart';
import { useModal } from './modalStore';
import { useNotice, type NoticeContent } from './noticeStore';

const Notice = lazyPart(() => import('../mui/Notice').then(({ Notice }) => Notice));

/**
 * Announce the notice to screen readers once, even before its chunk has loaded. The text leaves the live region with
 * the notice, which a later failure may have made untrue.
 */
function useAnnouncement(notice: NoticeContent | null): void {
  const t = useTranslate();
  useEffect(() => {
    if (!notice || notice.announced === false) return undefined;
    const { title, subject, text } = notice;
    const heading = subject === undefined ? title(t) : `${title(t)}: ${subject}`;
    const announcement = text ? `${heading}. ${text(t)}` : heading;
    announce(announcement);
    return () => retractAnnouncement(announcement);
  }, [notice, t]);
}

/** Render the current notice, if any; not while a modal is open. Mounted once in the app. */
export function NoticeHost() {
  const current = useNotice();
  const isCovered = useModal() !== null;
  const notice = isCovered ? null : current;
  useAnnouncement(notice);
  if (!notice) return null;
  return (
    <ErrorBoundary path="notice" resetKey={notice}>
      <Suspense fallback={null}>
        <Notice key={notice.key} notice={notice} />
      </Suspense>
    </ErrorBoundary>
  );
}

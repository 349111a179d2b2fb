import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { useModal } from '../Modal/modalStore';
import { Notice } from './Notice';
import { useNotice } from './noticeStore';

/** Shows the current notice, if any; while a modal is open the notice waits. Is rendered once in the app. */
export function NoticeHost() {
  const notice = useNotice();
  const modal = useModal();
  if (!notice || modal) return null;
  return (
    <ErrorBoundary place="notice" resetKey={notice}>
      <Notice notice={notice} />
    </ErrorBoundary>
  );
}

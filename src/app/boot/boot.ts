import { applyStoredTheme } from '../../theme/applyStoredTheme';
import { prefetchFirstPage } from './prefetchFirstPage';
import { sendEarlyRequests } from './sendEarlyRequests';

// Runs in the document's head, before anything is painted and while the app's code is still loading.
applyStoredTheme();
// In a mock build nothing would answer yet: the app registers the service worker.
if (!import.meta.env.VITE_MOCKS) {
  const responses = sendEarlyRequests();
  if (responses) void prefetchFirstPage(responses);
}

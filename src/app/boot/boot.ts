import { applyStoredTheme } from '../../theme/applyStoredTheme';
import { requestFirstPage } from './requestFirstPage';
import { sendEarlyRequests } from './sendEarlyRequests';

// Runs in the document's head, before anything is painted and while the app's code is loading.
applyStoredTheme();
// A mock build has nothing to answer yet: the app registers its service worker.
if (!import.meta.env.VITE_MOCKS) requestFirstPage(sendEarlyRequests());

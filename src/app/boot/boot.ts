import { applyStoredTheme } from '../../theme/applyStoredTheme';
import { reopenFailedAddress } from './reopenFailedAddress';
import { requestFirstPage } from './requestFirstPage';
import { sendEarlyRequests } from './sendEarlyRequests';
import { watchStart } from './watchStart';

// Runs in the document's head, before the first paint and while the app's code is loading.
applyStoredTheme();
watchStart();
reopenFailedAddress();
// Mock builds have no server yet: the app registers the service worker that answers.
if (!import.meta.env.VITE_MOCKS) requestFirstPage(sendEarlyRequests());

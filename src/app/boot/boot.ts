import { applyStoredTheme } from '../../theme/applyStoredTheme';
import { sendEarlyRequests } from './sendEarlyRequests';

// Runs in the document's head, before anything is painted and while the app's code is still on its way.
applyStoredTheme();
// In a mock build there is nobody to ask yet: the service worker comes with the app.
if (!import.meta.env.VITE_MOCKS) sendEarlyRequests();

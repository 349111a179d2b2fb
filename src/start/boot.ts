import { hideAnsweredQuestion } from '../features/analytics/storedConsent';
import { dropForeignText } from '../routing/address/personalText';
import { applyStoredTheme } from '../theme/themeMode';
import { reopenFailedAddress } from '../routing/page/navigationState';
import { requestFirstPage } from './requestFirstPage';
import { sendEarlyRequests } from './sendEarlyRequests';
import { watchStart } from './watchStart';

const isRendered = () => document.documentElement.dataset['rendered'] !== undefined;

// Runs in the document's head, before the first paint and while the app's code is loading.
applyStoredTheme();
hideAnsweredQuestion();
watchStart();
dropForeignText();
reopenFailedAddress();
// Not in mock builds, whose service worker is registered later, by the app; a rendered page has its responses.
if (!import.meta.env.VITE_MOCKS && !isRendered()) requestFirstPage(sendEarlyRequests());

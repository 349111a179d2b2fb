import { JSDOM } from 'jsdom';
import { provideWindow } from '../components/plain/sanitizeHtml';

// Editors' texts are filtered by the sanitiser of the browser, which needs a window.
provideWindow(new JSDOM('').window);

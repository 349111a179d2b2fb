import { serveImport } from './serveImport';

/** Read files and pasted text off the main thread (QORD-01). */
serveImport(self);

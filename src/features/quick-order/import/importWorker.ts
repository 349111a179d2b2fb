import { serveImport } from './serveImport';

/** Reads files and pasted text off the main thread (QORD-01). */
serveImport(self);

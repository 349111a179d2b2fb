/** Setup of unit tests in a VM context: globals of Node that the context lacks. */
import * as streams from 'node:stream/web';

Object.assign(globalThis, streams);

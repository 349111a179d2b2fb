/** Setup of unit tests in a VM context: what Node has and the VM context that they run in has not. */
import * as streams from 'node:stream/web';

Object.assign(globalThis, streams);

import { showStartFailure } from './start-failure.js';

// Shared modules are negotiated before anything that imports them runs, hence the dynamic import.
import('./bootstrap.js').catch(showStartFailure);

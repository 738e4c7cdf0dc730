import { fetchEarly } from './app/early.js';
import { showStartFailure } from './start-failure.js';

fetchEarly(window.location.pathname).catch(() => undefined);

// Shared modules are negotiated before anything that imports them runs, hence the dynamic import.
import('./bootstrap.js').catch(showStartFailure);

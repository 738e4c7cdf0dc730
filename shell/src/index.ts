import { preloadRemote } from './app/preload-remote.js';
import { showBootstrapError } from './bootstrap-error.js';

preloadRemote(window.location.pathname).catch(() => undefined);

// Shared modules are negotiated before anything that imports them runs, hence the dynamic import.
import('./bootstrap.js').catch(showBootstrapError);

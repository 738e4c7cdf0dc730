import { readRemoteOverride } from '@pratiche/federation/remote-override';
import { overrideRemotes } from '@pratiche/federation/remotes';
import { makeFirstCall } from './app/make-first-call.js';
import { preloadRemote } from './app/preload-remote.js';
import { showBootstrapError } from './bootstrap-error.js';
import { showRememberedBrand } from './brand-memory.js';
import { installErrorReporter } from './error-report/error-reporter.js';

/** Defined by the build. */
declare const __PRATICHE_RELEASE__: string;

// First of all, so that it hears of what fails at the start.
const reportError = installErrorReporter(__PRATICHE_RELEASE__);

showRememberedBrand();

makeFirstCall(window.location);

const override = readRemoteOverride();
if (override === null) preloadRemote(window.location.pathname).catch(() => undefined);
else
  overrideRemotes(
    import(/* webpackChunkName: 'remote-override' */ './remote-overrides/apply-remote-override.js')
      .then(({ applyRemoteOverride }) => applyRemoteOverride(override))
      .catch(() => ({})),
  );

// Shared modules are negotiated before anything that imports them runs, hence the dynamic import.
import('./bootstrap.js').catch((error: unknown) => {
  showBootstrapError();
  reportError('start', error);
});

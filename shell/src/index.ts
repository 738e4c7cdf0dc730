import { readRemoteOverride } from '@pratiche/federation/remote-override';
import { overrideRemotes } from '@pratiche/federation/remotes';
import { makeFirstCall } from './app/make-first-call.js';
import { findRemoteToPreload, preloadRemote } from './app/preload-remote.js';
import { waitForStartFiles } from './app/wait-for-start-files.js';
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
const route = override === null ? findRemoteToPreload(window.location.pathname) : undefined;
if (override !== null)
  overrideRemotes(
    import(/* webpackChunkName: 'remote-override' */ './remote-overrides/apply-remote-override.js')
      .then(({ applyRemoteOverride }) => applyRemoteOverride(override))
      .catch(() => ({})),
  );

if (route === undefined) start();
else {
  const startFiles = waitForStartFiles();
  preloadRemote(route, startFiles).catch(() => undefined);
  // In a task of its own: what runs now would hold up the remote's files for as long as it takes.
  void startFiles.then(() => setTimeout(start));
}

/** Shared modules are negotiated before anything that imports them runs, hence the dynamic import. */
function start(): void {
  import('./bootstrap.js').catch((error: unknown) => {
    showBootstrapError();
    reportError('start', error);
  });
}

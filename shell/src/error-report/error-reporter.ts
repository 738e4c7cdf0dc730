import { buildErrorReport, type ErrorKind } from './error-report.js';

/** Of `RemoteErrorBoundary`; written out here, because the start of the shell loads no library. */
const CAUGHT_ERROR_EVENT = 'pratiche:caught-error';
/** A page that fails in a loop says so a few times. */
const MAX_REPORTS = 5;

/**
 * Sends errors that nothing else shows to the server's log, each once. The pages go on whatever
 * becomes of a report.
 */
export function installErrorReporter(release: string): (kind: ErrorKind, error: unknown) => void {
  const sent = new Set<string>();
  const report = (kind: ErrorKind, error: unknown): void => {
    const body = JSON.stringify(
      buildErrorReport({ kind, error, release, path: window.location.pathname }),
    );
    if (sent.size >= MAX_REPORTS || sent.has(body)) return;
    sent.add(body);
    void fetch('/api/BrowserErrors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
      credentials: 'omit',
    }).catch(() => undefined);
  };
  // Files that do not load have no error, and the browser hides those of other pages' scripts.
  window.addEventListener('error', ({ error }) => {
    if (error !== null && error !== undefined) report('error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
  window.addEventListener(CAUGHT_ERROR_EVENT, (event) =>
    report('boundary', (event as CustomEvent<unknown>).detail),
  );
  return report;
}

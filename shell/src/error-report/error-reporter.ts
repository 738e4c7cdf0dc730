type ErrorKind = 'error' | 'rejection' | 'boundary' | 'load' | 'start';

/** What the page knows of an error beside the error itself. */
interface ErrorOrigin {
  remote?: string;
  remoteRelease?: string;
  reference?: string;
}

const MAX_MESSAGE = 300;
const MAX_STACK = 4_000;
const PLAIN_WORD = /^[a-z]{1,30}(?:-[a-z]{1,30})*$/i;

/** Of `libs/federation`; written out here, because the start of the shell loads no library. */
const CAUGHT_ERROR_EVENT = 'pratiche:caught-error';
/** A page that fails in a loop says so a few times. */
const MAX_REPORTS = 5;

/**
 * Sends errors that nothing else shows to the server's log, each once. The pages go on whatever
 * becomes of a report.
 */
export function installErrorReporter(release: string): (kind: ErrorKind, error: unknown) => void {
  const sent = new Set<string>();
  const report = (kind: ErrorKind, error: unknown, origin: ErrorOrigin = {}): void => {
    const facts = buildErrorReport({ kind, error, release, path: window.location.pathname });
    const key = JSON.stringify(facts);
    if (sent.size >= MAX_REPORTS || sent.has(key)) return;
    sent.add(key);
    const body = JSON.stringify({ ...facts, ...origin });
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
  window.addEventListener(CAUGHT_ERROR_EVENT, (event) => {
    const { detail } = event as CustomEvent<unknown>;
    // A remote of release 1.2 hands over the error alone.
    if (!isCaughtError(detail)) return report('boundary', detail);
    const { kind, error, ...origin } = detail;
    report(kind, error, origin);
  });
  return report;
}

const isCaughtError = (
  detail: unknown,
): detail is ErrorOrigin & { kind: 'load' | 'boundary'; error: unknown } =>
  typeof detail === 'object' && detail !== null && 'kind' in detail && 'error' in detail;

/** Path of a page without numbers, codes and tokens: `/edit-beneficiary/:part`. */
export const toPagePattern = (path: string): string =>
  path
    .slice(0, 400)
    .split('/')
    .slice(0, 8)
    .map((part) => (part === '' || (PLAIN_WORD.test(part) && part.length <= 24) ? part : ':part'))
    .join('/')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .slice(0, 200);

/** What the server may learn of an error: names of the code and places in it, and the page's pattern. */
export function buildErrorReport(given: {
  kind: ErrorKind;
  error: unknown;
  release: string;
  path: string;
}) {
  const { kind, error, release } = given;
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Thrown', message: '', stack: '' };
  return {
    kind,
    release,
    page: toPagePattern(given.path),
    name: /^[A-Za-z]\w{0,59}$/.test(name) ? name : 'Error',
    message: toLine(message).slice(0, MAX_MESSAGE),
    stack: keepPlaces(stack ?? '').slice(0, MAX_STACK),
  };
}

/** Without the message, which Chrome puts before the places. */
const keepPlaces = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?\s*$/.test(line))
    // Addresses of pages may hold tokens: only those of scripts are places.
    .filter((line) => /\.js:\d+:\d+\)?\s*$/.test(line))
    .join('\n');

const toLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ');

import { ErrorState, PageHeader } from '@pratiche/ui';
import type { LoadFailure } from './load-failure.js';
import { FAILURE_TEXTS, PAGE_UNAVAILABLE, sayReference } from './texts.js';

/**
 * In place of a remote's page. A new attempt helps against all but a host of another version, which
 * a new page replaces.
 */
export function PageUnavailable({
  failure,
  reference,
  onRetry,
}: {
  failure: LoadFailure;
  /** Of the report. */
  reference: string;
  onRetry: () => void;
}) {
  const { title, text, button } = FAILURE_TEXTS[failure];
  const retry = failure === 'version-mismatch' ? () => window.location.reload() : onRetry;
  return (
    <>
      <PageHeader title={PAGE_UNAVAILABLE} />
      <ErrorState
        title={title}
        text={`${text} ${sayReference(reference)}`}
        onRetry={retry}
        {...(button === undefined ? {} : { retryLabel: button })}
      />
    </>
  );
}

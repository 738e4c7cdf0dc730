import { EmptyState } from '@pratiche/ui';
import { TRANSFERS_TEXTS } from './texts.js';

/** Said where the list of transfers is empty. */
export function NoTransfers({ isSearch, isPending }: { isSearch: boolean; isPending: boolean }) {
  if (isSearch)
    return (
      <EmptyState
        drawing="search"
        title={TRANSFERS_TEXTS.noMatch}
        text={TRANSFERS_TEXTS.noMatchText}
      />
    );
  return isPending ? (
    <EmptyState
      drawing="credits"
      title={TRANSFERS_TEXTS.nonePending}
      text={TRANSFERS_TEXTS.nonePendingText}
    />
  ) : (
    <EmptyState drawing="credits" title={TRANSFERS_TEXTS.none} text={TRANSFERS_TEXTS.noneText} />
  );
}

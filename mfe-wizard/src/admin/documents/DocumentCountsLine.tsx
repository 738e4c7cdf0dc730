import type { countDocuments } from '@pratiche/domain';
import { useSingleKeys } from '@pratiche/ui';
import { DOCUMENT_ROUND_KEY } from './useDocumentRound.js';
import { ADMIN_DOCUMENT_TEXTS } from './texts.js';

/** How many documents are there and looked at, and the key that goes through them. */
export function DocumentCountsLine({
  counts,
  mayVerify,
}: {
  counts: ReturnType<typeof countDocuments>;
  /** A document waits for the mark, and the status allows it. */
  mayVerify: boolean;
}) {
  const hasKeys = useSingleKeys();
  return (
    <p className="admin-document-counts">
      <span className={counts.mandatoryPresent < counts.mandatory ? 'admin-missing' : undefined}>
        {ADMIN_DOCUMENT_TEXTS.mandatory(counts.mandatoryPresent, counts.mandatory)}
      </span>
      <span role="status">{ADMIN_DOCUMENT_TEXTS.verified(counts.verified, counts.present)}</span>
      {hasKeys && mayVerify && (
        <span className="pr-muted">
          <kbd>{DOCUMENT_ROUND_KEY}</kbd> {ADMIN_DOCUMENT_TEXTS.verifyKey}
        </span>
      )}
    </p>
  );
}

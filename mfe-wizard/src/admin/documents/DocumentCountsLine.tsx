import type { countDocuments } from '@pratiche/domain';
import { useSingleKeys } from '@pratiche/ui';
import { DOCUMENT_ROUND_KEY } from './useDocumentRound.js';

/** How many documents are there and looked at, and the key that goes through them. */
export function DocumentCountsLine({ counts }: { counts: ReturnType<typeof countDocuments> }) {
  const hasKeys = useSingleKeys();
  return (
    <p className="admin-document-counts">
      <span className={counts.mandatoryPresent < counts.mandatory ? 'admin-missing' : undefined}>
        Obbligatori {counts.mandatoryPresent} di {counts.mandatory}
      </span>
      <span role="status">
        Verificati {counts.verified} di {counts.present}
      </span>
      {hasKeys && counts.verified < counts.present && (
        <span className="pr-muted">
          <kbd>{DOCUMENT_ROUND_KEY}</kbd> verifica e passa al prossimo
        </span>
      )}
    </p>
  );
}

import type { DocumentSetItemDto } from '@pratiche/api';
import { isDocumentToMend, type RecordedReturnPoint } from '@pratiche/domain';
import { useDossierState } from '../../../form/dossier-session-context.js';
import { toReturnedDocument } from '../../../state/wizard-steps.js';
import { getDocumentRowKind, type DocumentRowKind } from './document-row-kind.js';

/** What each document waits for, by its number. */
export function useDocumentKinds(
  items: readonly DocumentSetItemDto[],
): ReadonlyMap<number, DocumentRowKind> {
  const points = useDossierState((state) => state.record?.returnPoints);
  return new Map(
    items.map((item) => [
      item.id,
      getDocumentRowKind(
        item,
        isDocumentToMend(toReturnedDocument(item), (points ?? []) as RecordedReturnPoint[]),
      ),
    ]),
  );
}

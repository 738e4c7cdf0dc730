import type { DocumentSetItemDto } from '@pratiche/api';
import { isPageKey, useAlerts, useKeyDown, useSingleKeys } from '@pratiche/ui';
import { planRoundStep } from './document-round.js';
import type { DocumentChecks } from './useDocumentChecks.js';
import { ADMIN_DOCUMENT_TEXTS } from './texts.js';

/** The key of the round; the documents are looked at with it alone. */
export const DOCUMENT_ROUND_KEY = 'V';

interface DocumentRound {
  documents: readonly DocumentSetItemDto[];
  checks: DocumentChecks;
  openFileId: number | null;
  openFile: (id: number) => void;
}

/**
 * V opens the first document to verify; pressed again it marks the open one and shows the next.
 * @returns what the key does
 */
export function useDocumentRound(round: DocumentRound): () => void {
  const isOn = useSingleKeys();
  const alerts = useAlerts();
  const { documents, checks, openFileId, openFile } = round;
  const goOn = async (): Promise<void> => {
    if (checks.busyItem !== null) return;
    const { verify, nextFileId } = planRoundStep(
      documents,
      openFileId,
      (item) => checks.mayCheck(item) && checks.findCheck(item.id) === undefined,
    );
    if (verify !== null && !(await checks.changeCheck(verify, true))) return;
    if (nextFileId !== null) openFile(nextFileId);
    else alerts.success(ADMIN_DOCUMENT_TEXTS.noneLeft);
  };
  useKeyDown(isOn, (event) => {
    if (event.key.toUpperCase() !== DOCUMENT_ROUND_KEY || event.shiftKey || event.repeat) return;
    if (!isPageKey(event)) return;
    event.preventDefault();
    void goOn();
  });
  return () => void goOn();
}

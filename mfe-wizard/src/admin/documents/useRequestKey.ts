import type { DocumentSetItemDto } from '@pratiche/api';
import { isPageKey, useKeyDown, useSingleKeys } from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import { MESSAGE_TEXTS as TEXTS } from '../../messages/texts.js';
import { findItemOfFile } from './document-round.js';
import type { DocumentRequesting } from './useDocumentRequesting.js';

const REQUEST_KEY = 'R';

/** R asks again for the document that is open in the preview. */
export function useRequestKey(
  documents: readonly DocumentSetItemDto[],
  openFileId: number | null,
  { mayAsk, ask }: DocumentRequesting,
): void {
  const isOn = useSingleKeys();
  const item = findItemOfFile(documents, openFileId);
  const askOpen = item !== undefined && mayAsk(item) ? () => ask(item) : null;
  useCommands(TEXTS.documents, [
    {
      id: 'request-again',
      label: TEXTS.requestOpenAgain,
      keys: REQUEST_KEY,
      run: askOpen ?? (() => undefined),
      refusal: askOpen === null ? TEXTS.nothingToRequest : null,
    },
  ]);

  useKeyDown(isOn && askOpen !== null, (event) => {
    if (event.key.toUpperCase() !== REQUEST_KEY || event.shiftKey || event.repeat) return;
    if (!isPageKey(event)) return;
    event.preventDefault();
    askOpen?.();
  });
}

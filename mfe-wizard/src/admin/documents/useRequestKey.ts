import type { DocumentSetItemDto } from '@pratiche/api';
import { isDialogOpen, isTyping, useKeyDown, useSingleKeys } from '@pratiche/ui';
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
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key.toUpperCase() !== REQUEST_KEY || altKey || ctrlKey || metaKey || shiftKey) return;
    if (event.defaultPrevented || event.repeat || isTyping(event.target) || isDialogOpen()) return;
    event.preventDefault();
    askOpen?.();
  });
}

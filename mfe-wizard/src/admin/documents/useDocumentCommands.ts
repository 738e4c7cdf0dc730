import { useCommands } from '@pratiche/ui/office';
import { DOCUMENT_KEY_TEXTS as TEXTS } from './texts.js';
import { DOCUMENT_ROUND_KEY } from './useDocumentRound.js';

interface DocumentCommands {
  goOn: () => void;
  /** A file is open in the preview, which goes on by the arrows. */
  isPreviewOpen: boolean;
}

/** The keys of the documents, for the palette and the help. */
export function useDocumentCommands({ goOn, isPreviewOpen }: DocumentCommands): void {
  useCommands(TEXTS.group, [
    {
      id: 'round',
      label: TEXTS.round,
      words: TEXTS.roundWords,
      keys: DOCUMENT_ROUND_KEY,
      run: goOn,
    },
    ...(isPreviewOpen
      ? [
          { id: 'previous-file', label: TEXTS.previousFile, keys: '←' },
          { id: 'next-file', label: TEXTS.nextFile, keys: '→' },
        ]
      : []),
  ]);
}

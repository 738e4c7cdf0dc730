import type { DocumentSetItemDto } from '@pratiche/api';
import { Button } from '@pratiche/ui';
import { MESSAGE_TEXTS as TEXTS } from '../../messages/texts.js';
import { CheckButton } from './CheckButton.js';
import type { DocumentChecks } from './useDocumentChecks.js';
import type { DocumentRequesting } from './useDocumentRequesting.js';

interface PreviewToolsProps {
  item: DocumentSetItemDto;
  checks: DocumentChecks;
  requesting: DocumentRequesting;
}

/** What is decided about the document that is being read: it is good, or it has to come again. */
export function PreviewTools({ item, checks, requesting }: PreviewToolsProps) {
  return (
    <>
      {checks.mayCheck(item) && <CheckButton item={item} checks={checks} />}
      {requesting.mayAsk(item) && (
        <Button
          size="small"
          aria-keyshortcuts="R"
          aria-label={`${TEXTS.requestAgain}: ${item.document.name}`}
          onClick={() => requesting.ask(item)}
        >
          {TEXTS.requestAgain}
        </Button>
      )}
    </>
  );
}

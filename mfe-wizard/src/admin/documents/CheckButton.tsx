import type { DocumentSetItemDto } from '@pratiche/api';
import { Button, CheckOutlined } from '@pratiche/ui';
import type { DocumentChecks } from './useDocumentChecks.js';
import { ADMIN_DOCUMENT_TEXTS } from './texts.js';

interface CheckButtonProps {
  item: DocumentSetItemDto;
  checks: DocumentChecks;
}

/** Marks a document as looked at; pressed again, takes the mark away. */
export function CheckButton({ item, checks }: CheckButtonProps) {
  const isVerified = checks.findCheck(item.id) !== undefined;
  const refusal = checks.findRefusal(item);
  return (
    <Button
      size="small"
      className={isVerified ? 'admin-verified' : undefined}
      icon={isVerified ? <CheckOutlined /> : undefined}
      aria-label={`${isVerified ? ADMIN_DOCUMENT_TEXTS.checked : ADMIN_DOCUMENT_TEXTS.check}: ${item.document.name}`}
      title={refusal ?? (isVerified ? ADMIN_DOCUMENT_TEXTS.uncheck : undefined)}
      disabled={refusal !== null}
      loading={checks.busyItem === item.id}
      onClick={() => void checks.changeCheck(item, !isVerified)}
    >
      {isVerified ? ADMIN_DOCUMENT_TEXTS.checked : ADMIN_DOCUMENT_TEXTS.check}
    </Button>
  );
}

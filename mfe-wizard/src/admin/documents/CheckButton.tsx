import type { DocumentSetItemDto } from '@pratiche/api';
import { formatMoment } from '@pratiche/domain';
import { Button, CheckOutlined } from '@pratiche/ui';
import type { DocumentChecks } from './useDocumentChecks.js';
import { ADMIN_DOCUMENT_TEXTS } from './texts.js';

interface CheckButtonProps {
  item: DocumentSetItemDto;
  checks: DocumentChecks;
  /** In a list the tick says it without a word. */
  isTick?: boolean;
}

/** Marks a document as looked at; pressed again, takes the mark away. */
export function CheckButton({ item, checks, isTick = false }: CheckButtonProps) {
  const check = checks.findCheck(item.id);
  const isVerified = check !== undefined;
  const refusal = checks.findRefusal(item);
  const word = isVerified ? ADMIN_DOCUMENT_TEXTS.checked : ADMIN_DOCUMENT_TEXTS.check;
  const title = check
    ? `${ADMIN_DOCUMENT_TEXTS.checkedBy(check.who)} ${formatMoment(check.at)}. ${ADMIN_DOCUMENT_TEXTS.uncheck}`
    : word;
  return (
    <Button
      size="small"
      className={`${isVerified ? 'admin-verified' : ''} ${isTick ? 'admin-tick' : ''}`}
      icon={isVerified || isTick ? <CheckOutlined /> : undefined}
      aria-label={`${word}: ${item.document.name}`}
      title={refusal ?? title}
      disabled={refusal !== null}
      loading={checks.busyItem === item.id}
      onClick={() => void checks.changeCheck(item, !isVerified)}
    >
      {!isTick && word}
    </Button>
  );
}

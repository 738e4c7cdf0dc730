import type { DocumentSetItemDto } from '@pratiche/api';
import { Button, CheckOutlined } from '@pratiche/ui';
import type { DocumentChecks } from './useDocumentChecks.js';

interface CheckButtonProps {
  item: DocumentSetItemDto;
  checks: DocumentChecks;
}

/** Marks a document as looked at; pressed again, takes the mark away. */
export function CheckButton({ item, checks }: CheckButtonProps) {
  const isVerified = checks.findCheck(item.id) !== undefined;
  return (
    <Button
      size="small"
      className={isVerified ? 'admin-verified' : undefined}
      icon={isVerified ? <CheckOutlined /> : undefined}
      aria-label={`${isVerified ? 'Verificato' : 'Verifica'}: ${item.document.name}`}
      title={isVerified ? 'Togli la verifica' : undefined}
      loading={checks.busyItem === item.id}
      onClick={() => void checks.changeCheck(item, !isVerified)}
    >
      {isVerified ? 'Verificato' : 'Verifica'}
    </Button>
  );
}

import type { AuditEntryDto } from '@pratiche/api';
import { AUDIT_ACTIONS } from '@pratiche/domain/audit';
import { Dialog } from '@pratiche/ui';
import type { Column } from '@pratiche/ui/lists';
import { OfficeDescriptions } from '@pratiche/ui/office';
import { AUDIT_TEXTS } from './texts.js';

interface AuditEntryDialogProps {
  entry: AuditEntryDto;
  /** Those of the list, and those that it has no room for. */
  columns: readonly Column<AuditEntryDto>[];
  onClose: () => void;
}

/** One entry whole: the list cuts what does not fit, and a hint needs a pointer. */
export const AuditEntryDialog = ({ entry, columns, onClose }: AuditEntryDialogProps) => (
  <Dialog open title={AUDIT_TEXTS.entry(entry.id)} onClose={onClose}>
    <OfficeDescriptions
      title={AUDIT_ACTIONS[entry.action]}
      rows={columns
        .filter(({ key }) => key !== 'action')
        .map(({ title, render }) => [title, render(entry)])}
    />
  </Dialog>
);

import { Button, Dialog } from '@pratiche/ui';
import type { BulkReport } from './useBulkActions.js';
import { BULK_TEXTS } from './texts.js';

/** What did not go through, and why, dossier by dossier. */
export function BulkReportDialog({
  report,
  onClose,
}: {
  report: BulkReport | null;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={report !== null}
      title={BULK_TEXTS.reportTitle}
      footer={
        <Button type="primary" onClick={onClose}>
          {BULK_TEXTS.understood}
        </Button>
      }
      onClose={onClose}
    >
      {report && (
        <>
          <p>{BULK_TEXTS.reportText(report.summary)}</p>
          <ul className="bulk-report" aria-label={BULK_TEXTS.refused} tabIndex={0}>
            {report.refused.map(({ id, message }) => (
              <li key={id}>
                <strong>{BULK_TEXTS.dossier(id)}</strong>: {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

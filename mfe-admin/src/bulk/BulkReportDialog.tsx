import { Button, Dialog } from '@pratiche/ui';
import type { BulkReport } from './useBulkActions.js';

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
      title="Non tutte le pratiche"
      footer={
        <Button type="primary" onClick={onClose}>
          Ho capito
        </Button>
      }
      onClose={onClose}
    >
      {report && (
        <>
          <p>{report.summary}. Le altre sono rimaste com’erano:</p>
          <ul className="bulk-report" aria-label="Pratiche rimaste com’erano" tabIndex={0}>
            {report.refused.map(({ id, message }) => (
              <li key={id}>
                <strong>Pratica {id}</strong>: {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

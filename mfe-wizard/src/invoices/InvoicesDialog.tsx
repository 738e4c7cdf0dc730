import { Button, Dialog } from '@pratiche/ui';
import { lazyPage } from '../shared/lazy-page.js';
import { INVOICE_TEXTS as TEXTS } from './texts.js';
import './invoice-section.css';

const InvoicesPanel = lazyPage(async () => (await import('./InvoicesPanel.js')).InvoicesPanel);

/** The invoices of the dossier over any step. */
export function InvoicesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      title={TEXTS.title}
      width={900}
      onClose={onClose}
      footer={<Button onClick={onClose}>{TEXTS.close}</Button>}
    >
      {/* Long lists scroll: a keyboard must be able to. */}
      <div className="wz-invoice-dialog" tabIndex={0} role="region" aria-label={TEXTS.dialogTitle}>
        <InvoicesPanel />
      </div>
    </Dialog>
  );
}

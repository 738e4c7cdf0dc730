import { INVOICE_FILE_EXTENSIONS } from '@pratiche/domain';
import { handInvoices } from '@pratiche/federation/handed-invoices';
import { Button, Dialog } from '@pratiche/ui';
import { FileDrop } from '@pratiche/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DASHBOARD_TEXTS as TEXTS } from './texts.js';

/**
 * The short way to a dossier: its electronic invoice, or the XML export of the separate invoicing
 * software (spec platform §2, Dashboard).
 */
export function StartFromInvoiceCard() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const close = () => setOpen(false);
  return (
    <section className="pr-card sh-side sh-invoice">
      <h2>{TEXTS.startFromInvoice}</h2>
      <p>{TEXTS.startFromInvoiceText}</p>
      <FileDrop
        label={TEXTS.invoiceFiles}
        accept={INVOICE_FILE_EXTENSIONS}
        onFiles={(files) => {
          handInvoices(files);
          void navigate('/modules/new');
        }}
      />
      <Button onClick={() => setOpen(true)}>{TEXTS.howItWorks}</Button>
      <Dialog
        open={open}
        title={TEXTS.fromInvoice}
        onClose={close}
        footer={
          <Button type="primary" onClick={close}>
            {TEXTS.understood}
          </Button>
        }
      >
        <div className="sh-text">
          <p>{TEXTS.aboutInvoice}</p>
          <p>{TEXTS.aboutXml}</p>
        </div>
      </Dialog>
    </section>
  );
}

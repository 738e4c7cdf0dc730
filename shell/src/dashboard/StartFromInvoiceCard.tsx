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
      <h2>Parti dalla fattura</h2>
      <p>
        Carica la fattura elettronica (XML, P7M o ZIP): cliente, prodotti e spese si compilano da
        soli.
      </p>
      <FileDrop
        label={TEXTS.invoiceFiles}
        accept={INVOICE_FILE_EXTENSIONS}
        onFiles={(files) => {
          handInvoices(files);
          void navigate('/modules/new');
        }}
      />
      <Button onClick={() => setOpen(true)}>Come funziona</Button>
      <Dialog
        open={open}
        title="Dalla fattura alla pratica"
        onClose={close}
        footer={
          <Button type="primary" onClick={close}>
            Ho capito
          </Button>
        }
      >
        <div className="sh-text">
          <p>
            Al primo passo di una pratica carichi la fattura elettronica: prima di confermare vedi
            che cosa cambia, e puoi sempre modificare i dati.
          </p>
          <p>
            Il software di esportazione per la fatturazione è un programma a parte: legge le fatture
            e crea un file XML con i dati del cliente, dell’immobile e dei prodotti. Importi anche
            quello al primo passo: misure, trasmittanze e spese le trovi già scritte.
          </p>
        </div>
      </Dialog>
    </section>
  );
}

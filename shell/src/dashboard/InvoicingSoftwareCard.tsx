import { Button, Dialog, FileTextOutlined } from '@pratiche/ui';
import { useState } from 'react';

/**
 * Presents the separate software whose XML export can prefill a dossier (spec platform §2,
 * Dashboard).
 */
export function InvoicingSoftwareCard() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <section className="pr-card sh-offer">
      <h2>
        <FileTextOutlined aria-hidden="true" /> Dalla fattura alla pratica
      </h2>
      <p>Il software di fatturazione può preparare un file con i dati dei prodotti.</p>
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
            Il software di esportazione per la fatturazione è un programma a parte: legge le fatture
            e crea un file XML con i dati del cliente, dell’immobile e dei prodotti.
          </p>
          <p>
            Al primo passo di una pratica si importa il file XML: prima di confermare si vede che
            cosa cambia. Misure, trasmittanze e importi non vanno riscritti, e i dati restano sempre
            modificabili.
          </p>
        </div>
      </Dialog>
    </section>
  );
}

import { INVOICE_FILE_EXTENSIONS, formatCount, selectPlural } from '@pratiche/domain';
import { Alert, Button, FileDrop } from '@pratiche/ui';
import { useState } from 'react';
import { useDossierForm } from '../form/dossier-session-context.js';
import { FormSection, FullWidth } from '../form/FormSection.js';
import { InvoicesDialog } from './InvoicesDialog.js';
import { countOpenProposals } from './open-proposals.js';
import { useInvoices } from './useInvoices.js';
import { useInvoiceUpload } from './useInvoiceUpload.js';
import './invoice-section.css';

/** Where an invoice begins a dossier: dropped here, it proposes customer, products and costs. */
export function InvoiceSection() {
  const form = useDossierForm();
  const { data } = useInvoices();
  const { uploads, failures, messages, addFiles } = useInvoiceUpload();
  const [isOpen, setOpen] = useState(false);
  const count = data?.invoices.length ?? 0;
  const proposed = data === undefined ? 0 : countOpenProposals(data, form);

  return (
    <FormSection
      title="Parti dalla fattura"
      text="Carica la fattura elettronica (XML, P7M o ZIP): propone cliente, indirizzo, prodotti e spese, ed è già tra i documenti. Nulla cambia finché non lo decidi tu."
    >
      <FullWidth>
        <FileDrop
          label="Fatture elettroniche"
          accept={INVOICE_FILE_EXTENSIONS}
          uploads={uploads}
          onFiles={(files) =>
            void addFiles(files).then((added) => {
              if (added > 0) setOpen(true);
            })
          }
        />
        {failures.map(({ name, message }) => (
          <Alert
            key={name}
            className="wz-invoice-alert"
            type="error"
            showIcon
            title={`${name} non è stata caricata`}
            description={message}
          />
        ))}
        {messages.map((message) => (
          <Alert key={message} className="wz-invoice-alert" type="info" showIcon title={message} />
        ))}
        {count > 0 && (
          <p className="wz-invoice-summary" role="status">
            {formatCount(count, 'fattura caricata', 'fatture caricate')}
            {proposed > 0 &&
              selectPlural(proposed, ', 1 valore proposto', `, ${proposed} valori proposti`)}{' '}
            <Button onClick={() => setOpen(true)}>Vedi fatture e valori</Button>
          </p>
        )}
      </FullWidth>
      {isOpen && <InvoicesDialog onClose={() => setOpen(false)} />}
    </FormSection>
  );
}

import { INVOICE_FILE_EXTENSIONS, formatCount, selectPlural } from '@pratiche/domain';
import { takeHandedInvoices } from '@pratiche/federation/handed-invoices';
import { Alert, Button } from '@pratiche/ui';
import { FileDrop } from '@pratiche/ui/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDossierForm } from '../form/dossier-session-context.js';
import { FormSection, FullWidth } from '../form/FormSection.js';
import { InvoicesDialog } from './InvoicesDialog.js';
import { countOpenProposals } from './open-proposals.js';
import { useInvoices } from './useInvoices.js';
import { useInvoiceUpload } from './useInvoiceUpload.js';
import { INVOICE_TEXTS as TEXTS } from './texts.js';
import './invoice-section.css';

/**
 * Where an invoice begins a dossier: dropped here, it proposes customer, products and costs. Before
 * the fields it is one line on a phone.
 */
export function InvoiceSection({ isFirst = false }: { isFirst?: boolean }) {
  const form = useDossierForm();
  const { data } = useInvoices();
  const { uploads, failures, messages, addFiles } = useInvoiceUpload();
  const [isOpen, setOpen] = useState(false);
  const count = data?.invoices.length ?? 0;
  const proposed = data === undefined ? 0 : countOpenProposals(data, form);

  const addAndShow = (files: readonly File[]) =>
    void addFiles(files).then((added) => {
      if (added > 0) setOpen(true);
    });
  const addHanded = useEffectEvent(() => {
    const files = takeHandedInvoices();
    if (files.length > 0) addAndShow(files);
  });
  useEffect(() => addHanded(), []);

  return (
    <FormSection
      title={TEXTS.start}
      text={TEXTS.startText}
      {...(isFirst ? { className: 'wz-invoice-first' } : {})}
    >
      <FullWidth>
        <FileDrop
          label={TEXTS.title}
          accept={INVOICE_FILE_EXTENSIONS}
          uploads={uploads}
          onFiles={addAndShow}
        />
        {failures.map(({ name, message }) => (
          <Alert
            key={name}
            className="wz-invoice-alert"
            type="error"
            showIcon
            title={TEXTS.notUploaded(name)}
            description={message}
          />
        ))}
        {messages.map((message) => (
          <Alert key={message} className="wz-invoice-alert" type="info" showIcon title={message} />
        ))}
        {count > 0 && (
          <p className="wz-invoice-summary" role="status">
            {formatCount(count, TEXTS.uploaded, TEXTS.uploadedMany)}
            {proposed > 0 &&
              selectPlural(proposed, TEXTS.oneProposed, TEXTS.proposedMany(proposed))}{' '}
            <Button onClick={() => setOpen(true)}>{TEXTS.see}</Button>
          </p>
        )}
      </FullWidth>
      {isOpen && <InvoicesDialog onClose={() => setOpen(false)} />}
    </FormSection>
  );
}

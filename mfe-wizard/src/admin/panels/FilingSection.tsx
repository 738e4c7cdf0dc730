import type { AdminFileDto } from '@pratiche/api';
import { ENEA_FILINGS, type DossierForm, type EneaFiling, type StatusCode } from '@pratiche/domain';
import { adminFileLabel } from '../../files/admin-file-label.js';
import type { UploadTarget } from '../../shared/upload-form.js';
import { AdminFileSlot } from './AdminFileSlot.js';
import { PANEL_TEXTS } from './texts.js';

interface FilingSectionProps {
  filing: EneaFiling;
  form: DossierForm;
  documents: readonly AdminFileDto[];
  /** Those of every declaration of the dossier. */
  all: readonly AdminFileDto[];
  status: StatusCode;
  target: Pick<UploadTarget, 'accountId' | 'moduleId'>;
}

/** One declaration to ENEA, with its CPID and its receipt. */
export function FilingSection({
  filing,
  form,
  documents,
  all,
  status,
  target,
}: FilingSectionProps) {
  const { label, comma } = ENEA_FILINGS[filing];
  // The only declaration needs no name.
  const isOnly = all.length === documents.length;
  const slots = documents.map((document) => (
    <AdminFileSlot
      key={document.name}
      document={document}
      form={form}
      filingCpid={documents.find(({ cpid }) => cpid !== null)?.cpid ?? null}
      label={adminFileLabel(document, all)}
      heading={isOnly ? 'h3' : 'h4'}
      status={status}
      target={target}
    />
  ));
  if (isOnly) return slots;
  return (
    <section className="admin-filing" aria-labelledby={`filing-${filing}`}>
      <h3 id={`filing-${filing}`}>
        {label}
        {comma !== null && <span className="pr-muted"> {PANEL_TEXTS.paragraph(comma)}</span>}
      </h3>
      {!documents.some(({ isRequired }) => isRequired) && (
        <p className="admin-blocked">{PANEL_TEXTS.filingGone}</p>
      )}
      {slots}
    </section>
  );
}

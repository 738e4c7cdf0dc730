import type { AdminFileDto } from '@pratiche/api';
import { ENEA_FILINGS, type EneaFiling, type StatusCode } from '@pratiche/domain';
import { adminFileLabel } from '../../files/admin-file-label.js';
import type { UploadTarget } from '../../shared/upload-form.js';
import { AdminFileSlot } from './AdminFileSlot.js';
import type { FilingReading } from './useFilingReadings.js';
import { PANEL_TEXTS } from './texts.js';

interface FilingSectionProps {
  filing: EneaFiling;
  readings: readonly FilingReading[];
  documents: readonly AdminFileDto[];
  /** Those of every declaration of the dossier. */
  all: readonly AdminFileDto[];
  status: StatusCode;
  target: Pick<UploadTarget, 'accountId' | 'moduleId'>;
}

/** One declaration to ENEA, with its CPID and its receipt. */
export function FilingSection({
  filing,
  readings,
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
      reading={readings.find((one) => one.document === document)}
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

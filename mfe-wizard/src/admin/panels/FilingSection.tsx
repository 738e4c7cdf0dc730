import type { AdminDossierDto, AdminFileDto } from '@pratiche/api';
import {
  ENEA_FILINGS,
  validateFilingCorrection,
  type EneaFiling,
  type StatusCode,
} from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { useState } from 'react';
import { FilingCorrections } from '../../corrections/lazy-corrections.js';
import { adminFileLabel } from '../../files/admin-file-label.js';
import { AdminFileSlot } from './AdminFileSlot.js';
import { EnergySavingSlot } from './EnergySavingSlot.js';
import { SAVING_TEXTS } from './saving-texts.js';
import type { FilingReading } from './useEneaReadings.js';
import { PANEL_TEXTS } from './texts.js';
import { lazyDialog } from '../../shared/lazy-dialog.js';

interface FilingSectionProps {
  filing: EneaFiling;
  readings: readonly FilingReading[];
  documents: readonly AdminFileDto[];
  dossier: AdminDossierDto;
  status: StatusCode;
}

/** One declaration to ENEA, with its CPID and its receipt. */
export function FilingSection({
  filing,
  readings,
  documents,
  dossier,
  status,
}: FilingSectionProps) {
  const { label, comma } = ENEA_FILINGS[filing];
  const { adminFiles: all } = dossier;
  // The only declaration needs no name.
  const isOnly = all.length === documents.length;
  const isRequired = documents.some((one) => one.isRequired);
  const slots = documents.map((document) => (
    <AdminFileSlot
      key={document.name}
      document={document}
      reading={readings.find((one) => one.document === document)}
      label={adminFileLabel(document, all)}
      heading={isOnly ? 'h3' : 'h4'}
      status={status}
      dossier={dossier}
    />
  ));
  const cpid = documents.find(({ name }) => name === 'CodiceCpid');
  const parts = (
    <>
      {/* ENEA asks for it before it gives the CPID. */}
      {cpid && (
        <EnergySavingSlot
          document={cpid}
          dossier={dossier}
          status={status}
          label={isOnly ? SAVING_TEXTS.title : SAVING_TEXTS.titleOf(label)}
          heading={isOnly ? 'h3' : 'h4'}
        />
      )}
      {slots}
      {documents.some(({ corrections }) => corrections) && (
        <FilingCorrections documents={documents} />
      )}
      {isRequired && validateFilingCorrection(status) === null && (
        <FilingCorrectionButton dossier={dossier} filing={filing} isOnly={isOnly} />
      )}
    </>
  );
  if (isOnly) return parts;
  return (
    <section className="admin-filing" aria-labelledby={`filing-${filing}`}>
      <h3 id={`filing-${filing}`}>
        {label}
        {comma !== null && <span className="pr-muted"> {PANEL_TEXTS.paragraph(comma)}</span>}
      </h3>
      {!isRequired && <p className="admin-blocked">{PANEL_TEXTS.filingGone}</p>}
      {parts}
    </section>
  );
}

const FilingCorrectionDialog = lazyDialog(
  async () => (await import('./FilingCorrectionDialog.js')).FilingCorrectionDialog,
);

interface FilingCorrectionButtonProps {
  dossier: AdminDossierDto;
  filing: EneaFiling;
  /** The only declaration needs no name. */
  isOnly: boolean;
}

/** Opens the recording of a declaration that was corrected at ENEA. */
function FilingCorrectionButton({ dossier, filing, isOnly }: FilingCorrectionButtonProps) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <p>
      <Button
        size="small"
        aria-label={
          isOnly
            ? PANEL_TEXTS.recordCorrection
            : PANEL_TEXTS.recordCorrectionOf(ENEA_FILINGS[filing].label)
        }
        onClick={() => {
          setOpen(true);
          setWasOpened(true);
        }}
      >
        {PANEL_TEXTS.recordCorrection}
      </Button>
      {wasOpened && (
        <FilingCorrectionDialog
          dossier={dossier}
          filing={filing}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  );
}

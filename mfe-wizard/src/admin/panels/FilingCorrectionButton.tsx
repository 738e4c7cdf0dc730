import type { AdminDossierDto } from '@pratiche/api';
import { ENEA_FILINGS, type EneaFiling } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { useState } from 'react';
import { lazyDialog } from '../../shared/lazy-dialog.js';
import { PANEL_TEXTS } from './texts.js';

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
export function FilingCorrectionButton({ dossier, filing, isOnly }: FilingCorrectionButtonProps) {
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

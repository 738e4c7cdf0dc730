import { useState, type ReactNode } from 'react';
import type { useBeneficiaryLink } from './useBeneficiaryLink.js';
import { lazyDialog } from '../shared/lazy-dialog.js';

const BeneficiaryLinkDialog = lazyDialog(
  async () => (await import('./BeneficiaryLinkDialog.js')).BeneficiaryLinkDialog,
);

/** Asks the customer again for an awaited signature, in the dialog of the customer's link. */
export function useAskAgain(
  dossierId: number,
  { link, refreshLink }: ReturnType<typeof useBeneficiaryLink>,
): { onAskAgain: () => void; askAgainDialog: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  return {
    onAskAgain: () => {
      setWasAsked(true);
      setAsking(true);
    },
    askAgainDialog: wasAsked && (
      <BeneficiaryLinkDialog
        id={dossierId}
        link={link}
        open={isAsking}
        onClose={() => setAsking(false)}
        onChanged={() => void refreshLink()}
      />
    ),
  };
}

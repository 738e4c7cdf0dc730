import type { StepId } from '@pratiche/domain';
import { useState } from 'react';
import { useBeneficiaryLink } from '../beneficiary-link/useBeneficiaryLink.js';
import { useHasCustomerSigned } from '../beneficiary-link/useHasCustomerSigned.js';
import { useDossierState } from '../form/dossier-session-context.js';
import { lazyDialog } from '../shared/lazy-dialog.js';

const SignatureNote = lazyDialog(async () => (await import('./SignatureNote.js')).SignatureNote);

/** What a correction in this step does to the signatures of the customer. */
export function StepSignatureNote({ step }: { step: StepId }) {
  const id = useDossierState((state) => state.id);
  const { link } = useBeneficiaryLink(id);
  const hasSigned = useHasCustomerSigned(id, link);
  // A signature that ends while the dossier is open is still spoken of.
  const [wasSigned, setWasSigned] = useState(hasSigned);
  if (hasSigned && !wasSigned) setWasSigned(true);
  return id === null || link === null || !wasSigned ? null : (
    <SignatureNote dossierId={id} step={step} link={link} />
  );
}

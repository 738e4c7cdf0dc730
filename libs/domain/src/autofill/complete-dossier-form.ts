import type { DossierForm } from '../dossier/index.js';
import {
  createEmptyDossierForm,
  createEmptyOtherBeneficiary,
  createEmptySpese,
} from './empty-dossier.js';

/** A stored form with every field: one that came into the form since it was stored is empty. */
export const completeDossierForm = (stored: Partial<DossierForm>): DossierForm => ({
  ...createEmptyDossierForm(),
  ...stored,
  otherBeneficiaries: (stored.otherBeneficiaries ?? []).map((row) => ({
    ...createEmptyOtherBeneficiary(),
    ...row,
  })),
  spese: { ...createEmptySpese(), ...stored.spese },
});

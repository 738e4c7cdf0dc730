import type { DossierForm, Generatore } from '../dossier/index.js';
import {
  createEmptyDossierForm,
  createEmptyOtherBeneficiary,
  createEmptySerramento,
  createEmptySpese,
} from './empty-dossier.js';
import { createEmptyGeneratore } from './empty-generator.js';

/** A generator without a name may be of a form that does not ask for it, which is no blank answer. */
const completeGenerator = (row: Generatore): Generatore => {
  const { nome: _blank, ...empty } = createEmptyGeneratore();
  return { ...empty, ...row };
};

/** A stored form with every field: one that came into the form since it was stored is empty. */
export const completeDossierForm = (stored: Partial<DossierForm>): DossierForm => ({
  ...createEmptyDossierForm(),
  ...stored,
  otherBeneficiaries: (stored.otherBeneficiaries ?? []).map((row) => ({
    ...createEmptyOtherBeneficiary(),
    ...row,
  })),
  generatori: (stored.generatori ?? []).map(completeGenerator),
  manufatti: {
    schermature: [],
    chiusure: [],
    ...stored.manufatti,
    serramenti: (stored.manufatti?.serramenti ?? []).map((row) => ({
      ...createEmptySerramento(),
      ...row,
    })),
  },
  spese: { ...createEmptySpese(), ...stored.spese },
});

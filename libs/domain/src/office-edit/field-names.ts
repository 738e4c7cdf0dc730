import type { DossierForm } from '../dossier/index.js';
import { getEneaFieldLabel } from '../enea-sheet/index.js';
import { STEP_FIELDS } from '../steps/step-fields.js';
import { STEP_IDS, STEP_TITLES, type StepId } from '../steps/step-id.js';

type DossierField = keyof DossierForm;

/** Fields that ENEA's form does not ask for under their own name, or by a longer one. */
const OTHER_LABELS: Partial<Record<DossierField, string>> = {
  serviceType: 'Tipo di servizio',
  annoRiferimento: 'Anno di riferimento',
  isCompany: 'Tipo di beneficiario',
  acquisizioneBeneficiario: 'Acquisizione dei dati',
  otherBeneficiaries: 'Altri beneficiari',
  beneficiaryResidentialClimateZone: 'Zona climatica',
  manufatti: 'Manufatti',
  generatori: 'Generatori',
  spese: 'Spese',
  beneficiaryExpenseShare: 'Quota di spesa',
  cadastralParcel: 'Particella',
};

/** A field in the words of ENEA's form. */
export const getFieldLabel = (field: DossierField): string =>
  OTHER_LABELS[field] ?? getEneaFieldLabel(field) ?? field;

/** Fields by step, as a sentence names them: "Residenza (CAP, Indirizzo), Dati catastali (Foglio)". */
export function formatFieldNames(fields: readonly DossierField[]): string {
  const group = (step: StepId): string[] => {
    const labels = STEP_FIELDS[step]
      .filter((field) => fields.includes(field))
      .map((field) => getFieldLabel(field));
    return labels.length === 0 ? [] : [`${STEP_TITLES[step]} (${labels.join(', ')})`];
  };
  return STEP_IDS.flatMap(group).join('; ');
}

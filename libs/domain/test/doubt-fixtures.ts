import {
  createEmptyOtherBeneficiary,
  type DossierForm,
  type Doubt,
  listDoubts,
} from '../src/index.js';
import {
  NO_PRODUCTS,
  validDossierForm,
  validShading,
  validShutter,
  validWindow,
} from './dossier-fixtures.js';

const FACTS = { today: '2026-11-21', findMunicipalities: null };

/** The doubts about an otherwise valid dossier on 21/11/2026, of one rule where it is named. */
export const doubtsOf = (change: Partial<DossierForm>, code?: string): Doubt[] =>
  listDoubts(validDossierForm(change), FACTS).filter(
    (doubt) => code === undefined || doubt.code === code,
  );

export const oneWindow = (row: Parameters<typeof validWindow>[0]) => ({
  manufatti: { ...NO_PRODUCTS, serramenti: [validWindow(row)] },
});
export const oneShading = (row: Parameters<typeof validShading>[0]) => ({
  manufatti: { ...NO_PRODUCTS, schermature: [validShading(row)] },
});
export const oneShutter = (row: Parameters<typeof validShutter>[0]) => ({
  manufatti: { ...NO_PRODUCTS, chiusure: [validShutter(row)] },
});

/** Changes that make the dossier of a person that of a condominium. */
export const CONDOMINIUM: Partial<DossierForm> = {
  isCompany: true,
  beneficiaryCompanyType: 1,
  beneficiaryCompanyName: 'Condominio Le Betulle',
  beneficiarySsn: '12345678903',
  immovablePossessionType: 1,
};

export const OTHER_BENEFICIARY = {
  ...createEmptyOtherBeneficiary(),
  isCompany: false,
  beneficiaryCompanyName: null,
  beneficiaryFirstName: 'Anna',
  beneficiaryLastName: 'Verdi',
  beneficiarySsn: 'VRDNNA80A41F205X',
};

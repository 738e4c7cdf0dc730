import { expect, it } from '@jest/globals';
import {
  validCompanyForm,
  validDossierForm,
  validGenerator,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import {
  BUILT_IN_SETTINGS,
  CHIUSURE_POST,
  createAllRules,
  createEmptySpese,
  type DossierForm,
  type EneaSheetBlock,
} from '../index.js';

const { buildEneaSheet } = createAllRules(BUILT_IN_SETTINGS);

const spouse = {
  isCompany: false,
  beneficiaryCompanyName: null,
  beneficiaryFirstName: 'Ada',
  beneficiaryLastName: 'Neri',
  beneficiarySsn: 'NREDAA82A41F205Z',
  beneficiaryPossessionTitle: 2,
  beneficiaryRealRight: null,
  beneficiaryExpenseShare: 300,
} as const;

const DOSSIERS: Readonly<Record<string, DossierForm>> = {
  'an owner’s flat with two windows': validDossierForm({
    manufatti: {
      serramenti: [
        validWindow(),
        validWindow({ tipologiaTelaioPre: 'lamiera', confine: 'noRiscaldato' }),
      ],
      schermature: [],
      chiusure: [],
    },
  }),
  'a second home, with a telephone from abroad': validDossierForm({
    immovablePossessionType: 1,
    beneficiaryPhone: '+39 333 123 45 67',
  }),
  'a title 1 that nobody asked about': validDossierForm({ immovablePossessionTitle: 1 }),
  'a usufructuary of a main home': validDossierForm({
    immovablePossessionTitle: 1,
    immovableRealRight: true,
  }),
  'a future buyer of what has no category': validDossierForm({
    immovablePossessionTitle: 3,
    immovableParticularUse: 8,
    immovableParticularUseHardAttribution: 'F2',
  }),
  'two beneficiaries': validDossierForm({
    beneficiaryExpenseShare: 600,
    otherBeneficiaries: [spouse],
  }),
  'a company': validCompanyForm(),
  'a supply above its ceiling': validDossierForm({
    manufatti: { serramenti: [validWindow({ superficie: 1 })], schermature: [], chiusure: [] },
    spese: {
      ...createEmptySpese(),
      fornituraSerramenti: 1500,
      spesaDetraibileSerramenti: 2000,
      speseProfessionaliSerramenti: 100,
    },
  }),
  'shadings and every shutter': validDossierForm({
    impiantoClimatizzazioneEstiva: true,
    valoreEer: 3.2,
    manufatti: {
      serramenti: [],
      schermature: [validShading(), validShading({ tipologia: 'altraSchermatura' })],
      chiusure: CHIUSURE_POST.map(({ value }) => validShutter({ tipologiaPost: value })),
    },
    spese: { ...createEmptySpese(), spesaDetraibileSchermature: 1_234.5 },
  }),
  'windows and shadings: two declarations': validDossierForm({
    manufatti: { serramenti: [validWindow()], schermature: [validShading()], chiusure: [] },
    spese: {
      ...createEmptySpese(),
      spesaDetraibileSerramenti: 900,
      spesaDetraibileSchermature: 400,
      speseProfessionaliSchermature: 50,
    },
  }),
  'a house heated by a heat pump and a stove': validDossierForm({
    interventionOnImmovableType: 1,
    interventionImmovableUnitNumber: 1,
    immovableUnitNumber: 1,
    tipoTerminaleErogazione: 'split',
    vettoreEnergetico: 'energiaElettrica',
    generatori: [
      validGenerator({ tipoGeneratore: 'pompaCalore', rendimentoMaxPotenza: null, pea: 3.2 }),
      validGenerator({ tipoGeneratore: 'caldaiaGasolio' }),
      validGenerator({ tipoGeneratore: 'altro', nome: 'Stufa a pellet' }),
    ],
  }),
  'a Bonus Sicurezza': validDossierForm({ serviceType: 3 }),
  'works that ended in the year before, acquired by the office': validDossierForm({
    acquisizioneBeneficiario: true,
    annoRiferimento: 2026,
    interventionStartDate: '2025-11-03',
    interventionEndDate: '2025-12-20',
  }),
};

/** As the operator sees it: copied values, hints in brackets, and what ENEA does not ask after a dash. */
const print = (blocks: readonly EneaSheetBlock[]): string =>
  blocks
    .map(({ title, isUnsure, fields }) =>
      [
        `## ${title}${isUnsure ? ' (da verificare sul sito)' : ''}`,
        ...fields.map(
          ({ label, value, hint, notAsked, isUnsure: isFieldUnsure }) =>
            `${notAsked ? '- ' : ''}${label}${isFieldUnsure && !isUnsure ? ' (da verificare)' : ''}: ${value?.copied ?? (hint ? `[${hint}]` : '')}`,
        ),
      ].join('\n'),
    )
    .join('\n\n');

it.each(Object.entries(DOSSIERS))('the sheet of %s', (_name, form) => {
  expect(print(buildEneaSheet(form))).toMatchSnapshot();
});

import fc from 'fast-check';
import type { DossierForm, OtherBeneficiary } from '../src/dossier/index.js';
import {
  ALIQUOTE_IVA,
  BUILDING_TYPOLOGIES,
  CADASTRAL_CATEGORIES,
  CHIUSURE_POST,
  CHIUSURE_PRE,
  CLIMATE_ZONES,
  ESPOSIZIONI,
  GENERAL_USES,
  IMMOVABLE_TYPES,
  PARTICULAR_USES,
  PERMEABILITA_ARIA,
  POSSESSION_TITLES,
  SERVICE_TYPES,
  TELAI_PRE,
  TIPI_DISTRIBUZIONE,
  TIPI_GENERATORE,
  TIPI_REGOLAZIONE,
  TIPOLOGIE_INFISSO,
  VETRI_PRE,
} from '../src/enumerations/index.js';
import {
  validDossierForm,
  validGenerator,
  validShading,
  validShutter,
  validWindow,
} from './dossier-fixtures.js';

const arbitraryChoice = <V extends string | number>(choices: readonly { readonly value: V }[]) =>
  fc.constantFrom(...choices.map(({ value }) => value));
const arbitraryNumber = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100);
const arbitraryDay = fc
  .integer({ min: 0, max: 400 })
  .map((count) => new Date(Date.UTC(2026, 0, 1 + count)).toISOString().slice(0, 10));

/** Mostly the valid value, sometimes another one, sometimes `null`. */
const mostlyValid = <V>(good: V, other: fc.Arbitrary<V>): fc.Arbitrary<V | null> =>
  fc.oneof(
    { weight: 60, arbitrary: fc.constant<V | null>(good) },
    { weight: 2, arbitrary: other },
    { weight: 1, arbitrary: fc.constant(null) },
  );

const arbitrarySerramento = fc
  .record({
    tipologiaInfisso: mostlyValid('finestra', arbitraryChoice(TIPOLOGIE_INFISSO)),
    tipologiaTelaioPre: mostlyValid('legno', arbitraryChoice(TELAI_PRE)),
    tipologiaVetroPre: mostlyValid('singolo', arbitraryChoice(VETRI_PRE)),
    trasmittanzaPost: mostlyValid(0.9, arbitraryNumber(4)),
    superficie: mostlyValid(2, arbitraryNumber(9)),
    vetroBassoEmissivoPost: fc.constantFrom(true, false, null),
  })
  .map(validWindow);
const arbitrarySchermatura = fc
  .record({
    esposizione: mostlyValid('sud', arbitraryChoice(ESPOSIZIONI)),
    trasmissioneSolare: mostlyValid(0.2, arbitraryNumber(60)),
    superficieSchermatura: mostlyValid(2, arbitraryNumber(9)),
  })
  .map(validShading);
const arbitraryChiusura = fc
  .record({
    tipologiaPre: mostlyValid(0, arbitraryChoice(CHIUSURE_PRE)),
    tipologiaPost: mostlyValid(0, arbitraryChoice(CHIUSURE_POST)),
    permeabilitaAria: mostlyValid('bassa', arbitraryChoice(PERMEABILITA_ARIA)),
    resistenzaTermicaFinale: mostlyValid(0.26, arbitraryNumber(1)),
    trasmissioneSolare: mostlyValid(0.2, arbitraryNumber(60)),
  })
  .map(validShutter);
const arbitraryGeneratore = fc
  .record({
    tipoGeneratore: mostlyValid('caldaiaACS', arbitraryChoice(TIPI_GENERATORE)),
    numeroGeneratore: mostlyValid(1, fc.nat(5)),
    pea: fc.option(arbitraryNumber(9)),
    nome: fc.option(fc.string({ maxLength: 20 })),
  })
  .map(validGenerator);

const arbitrarySplitPart = fc.option(arbitraryNumber(9000), { freq: 2 });
const arbitraryOtherBeneficiary = fc.record({
  isCompany: fc.constant(false),
  beneficiaryCompanyName: fc.constant(null),
  beneficiaryFirstName: mostlyValid('Ada', fc.string()),
  beneficiaryLastName: mostlyValid('Neri', fc.string()),
  beneficiarySsn: mostlyValid('NREDAA80A41F205X', fc.string({ maxLength: 17 })),
  beneficiaryPossessionTitle: fc.option(arbitraryChoice(POSSESSION_TITLES)),
  beneficiaryRealRight: fc.option(fc.boolean()),
  beneficiaryExpenseShare: fc.option(arbitraryNumber(9000)),
});

/** Dossiers as people leave them: nearly complete, with a gap, a wrong value or a rule broken here and there. */
export const arbitraryDossier: fc.Arbitrary<DossierForm> = fc
  .record({
    serviceType: mostlyValid(1, arbitraryChoice(SERVICE_TYPES)),
    annoRiferimento: mostlyValid(2026, fc.constant(2025)),
    isCompany: fc.boolean(),
    acquisizioneBeneficiario: fc.boolean(),
    beneficiarySsn: mostlyValid('RSSMRA80A01F205X', fc.string({ maxLength: 17 })),
    beneficiaryLastName: mostlyValid('Rossi', fc.string()),
    beneficiaryCompanyType: fc.constantFrom(0 as const, 1 as const),
    beneficiaryCompanyName: mostlyValid('Alfa', fc.string()),
    beneficiaryAttorneyFirstName: fc.constant('Anna'),
    beneficiaryAttorneyLastName: fc.constant('Verdi'),
    beneficiaryAttorneySsn: mostlyValid('RSSMRA80A01F205X', fc.string()),
    beneficiaryExpenseShare: fc.option(arbitraryNumber(9000)),
    otherBeneficiaries: fc.oneof(
      { weight: 5, arbitrary: fc.constant<OtherBeneficiary[]>([]) },
      { weight: 1, arbitrary: fc.array(arbitraryOtherBeneficiary, { maxLength: 2 }) },
    ),
    beneficiaryIdentificationDocDate: mostlyValid(null as string | null, arbitraryDay),
    beneficiaryResidentialZip: mostlyValid('20121', fc.string()),
    immovableClimateZone: mostlyValid('E', arbitraryChoice(CLIMATE_ZONES)),
    immovableCadastralCode: mostlyValid('A2', fc.constantFrom(...CADASTRAL_CATEGORIES)),
    cadastralSubordinate: mostlyValid('1', fc.string()),
    immovableSurfaceArea: mostlyValid(90, arbitraryNumber(500)),
    immovablePossessionTitle: mostlyValid(0, arbitraryChoice(POSSESSION_TITLES)),
    immovableRealRight: fc.option(fc.boolean()),
    immovableGeneralUse: mostlyValid(0, arbitraryChoice(GENERAL_USES)),
    immovableParticularUse: mostlyValid(0, arbitraryChoice(PARTICULAR_USES)),
    immovableBuildingTypology: mostlyValid(0, arbitraryChoice(BUILDING_TYPOLOGIES)),
    interventionOnImmovableType: mostlyValid(0, arbitraryChoice(IMMOVABLE_TYPES)),
    interventionStartDate: mostlyValid('2026-02-01', arbitraryDay),
    interventionEndDate: mostlyValid('2026-10-01', arbitraryDay),
    manufatti: fc.record({
      serramenti: fc.oneof(
        { weight: 9, arbitrary: fc.array(arbitrarySerramento, { minLength: 1, maxLength: 3 }) },
        { weight: 1, arbitrary: fc.array(arbitrarySerramento, { maxLength: 11 }) },
      ),
      schermature: fc.array(arbitrarySchermatura, { maxLength: 2 }),
      chiusure: fc.array(arbitraryChiusura, { maxLength: 2 }),
    }),
    tipoDistribuzione: fc.option(arbitraryChoice(TIPI_DISTRIBUZIONE)),
    tipoRegolazione: fc.option(arbitraryChoice(TIPI_REGOLAZIONE)),
    generatori: fc.array(arbitraryGeneratore, { maxLength: 2 }),
    impiantoClimatizzazioneEstiva: fc.boolean(),
    valoreEer: mostlyValid(3, arbitraryNumber(9)),
    spese: fc.record({
      fornituraSerramenti: arbitrarySplitPart,
      posaSerramenti: arbitrarySplitPart,
      aliquotaIvaSerramenti: fc.option(arbitraryChoice(ALIQUOTE_IVA)),
      spesaDetraibileSerramenti: mostlyValid(900, arbitraryNumber(9000)),
      speseProfessionaliSerramenti: mostlyValid(0, arbitraryNumber(100)),
      fornituraSchermature: arbitrarySplitPart,
      posaSchermature: arbitrarySplitPart,
      aliquotaIvaSchermature: fc.option(arbitraryChoice(ALIQUOTE_IVA)),
      spesaDetraibileSchermature: mostlyValid(900, arbitraryNumber(9000)),
      speseProfessionaliSchermature: mostlyValid(0, arbitraryNumber(100)),
      fornituraChiusure: arbitrarySplitPart,
      posaChiusure: arbitrarySplitPart,
      aliquotaIvaChiusure: fc.option(arbitraryChoice(ALIQUOTE_IVA)),
      spesaDetraibileChiusure: mostlyValid(900, arbitraryNumber(9000)),
      speseProfessionaliChiusure: mostlyValid(0, arbitraryNumber(100)),
    }),
  })
  .map(validDossierForm);

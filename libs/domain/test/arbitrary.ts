import fc from 'fast-check';
import type { DossierForm } from '../src/dossier/index.js';
import {
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
  TIPI_GENERATORE,
  TIPOLOGIE_INFISSO,
  VETRI_PRE,
} from '../src/enumerations/index.js';
import { goodForm, goodGenerator, goodShading, goodShutter, goodWindow } from './fixtures.js';

const oneOf = <V extends string | number>(choices: readonly { readonly value: V }[]) =>
  fc.constantFrom(...choices.map(({ value }) => value));
const number = (max: number) =>
  fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100);
const day = fc
  .integer({ min: 0, max: 400 })
  .map((count) => new Date(Date.UTC(2026, 0, 1 + count)).toISOString().slice(0, 10));

/** Mostly the good value, sometimes another one, sometimes none. */
const mostly = <V>(good: V, other: fc.Arbitrary<V>): fc.Arbitrary<V | null> =>
  fc.oneof(
    { weight: 60, arbitrary: fc.constant<V | null>(good) },
    { weight: 2, arbitrary: other },
    { weight: 1, arbitrary: fc.constant(null) },
  );

const serramento = fc
  .record({
    tipologiaInfisso: mostly('finestra', oneOf(TIPOLOGIE_INFISSO)),
    tipologiaTelaioPre: mostly('legno', oneOf(TELAI_PRE)),
    tipologiaVetroPre: mostly('singolo', oneOf(VETRI_PRE)),
    trasmittanzaPost: mostly(0.9, number(4)),
    superficie: mostly(2, number(9)),
  })
  .map(goodWindow);
const schermatura = fc
  .record({
    esposizione: mostly('sud', oneOf(ESPOSIZIONI)),
    trasmissioneSolare: mostly(0.2, number(60)),
    superficieSchermatura: mostly(2, number(9)),
  })
  .map(goodShading);
const chiusura = fc
  .record({
    tipologiaPre: mostly(0, oneOf(CHIUSURE_PRE)),
    tipologiaPost: mostly(0, oneOf(CHIUSURE_POST)),
    permeabilitaAria: mostly('bassa', oneOf(PERMEABILITA_ARIA)),
    resistenzaTermicaFinale: mostly(0.26, number(1)),
    trasmissioneSolare: mostly(0.2, number(60)),
  })
  .map(goodShutter);
const generatore = fc
  .record({
    tipoGeneratore: mostly('caldaiaACS', oneOf(TIPI_GENERATORE)),
    numeroGeneratore: mostly(1, fc.nat(5)),
  })
  .map(goodGenerator);

/** Dossiers as people leave them: nearly complete, with a gap, a wrong value or a rule broken here and there. */
export const someDossier: fc.Arbitrary<DossierForm> = fc
  .record({
    serviceType: mostly(1, oneOf(SERVICE_TYPES)),
    annoRiferimento: mostly(2026, fc.constant(2025)),
    isCompany: fc.boolean(),
    acquisizioneBeneficiario: fc.boolean(),
    beneficiarySsn: mostly('RSSMRA80A01F205X', fc.string({ maxLength: 17 })),
    beneficiaryLastName: mostly('Rossi', fc.string()),
    beneficiaryCompanyType: fc.constantFrom(0 as const, 1 as const),
    beneficiaryCompanyName: mostly('Alfa', fc.string()),
    beneficiaryAttorneyFirstName: fc.constant('Anna'),
    beneficiaryAttorneyLastName: fc.constant('Verdi'),
    beneficiaryAttorneySsn: mostly('RSSMRA80A01F205X', fc.string()),
    beneficiaryIdentificationDocDate: mostly(null as string | null, day),
    beneficiaryResidentialZip: mostly('20121', fc.string()),
    immovableClimateZone: mostly('E', oneOf(CLIMATE_ZONES)),
    immovableCadastralCode: mostly('A2', fc.constantFrom(...CADASTRAL_CATEGORIES)),
    cadastralSubordinate: mostly('1', fc.string()),
    immovableSurfaceArea: mostly(90, number(500)),
    immovablePossessionTitle: mostly(0, oneOf(POSSESSION_TITLES)),
    immovableGeneralUse: mostly(0, oneOf(GENERAL_USES)),
    immovableParticularUse: mostly(0, oneOf(PARTICULAR_USES)),
    immovableBuildingTypology: mostly(0, oneOf(BUILDING_TYPOLOGIES)),
    interventionOnImmovableType: mostly(0, oneOf(IMMOVABLE_TYPES)),
    interventionStartDate: mostly('2026-02-01', day),
    interventionEndDate: mostly('2026-10-01', day),
    manufatti: fc.record({
      serramenti: fc.oneof(
        { weight: 9, arbitrary: fc.array(serramento, { minLength: 1, maxLength: 3 }) },
        { weight: 1, arbitrary: fc.array(serramento, { maxLength: 11 }) },
      ),
      schermature: fc.array(schermatura, { maxLength: 2 }),
      chiusure: fc.array(chiusura, { maxLength: 2 }),
    }),
    generatori: fc.array(generatore, { maxLength: 2 }),
    impiantoClimatizzazioneEstiva: fc.boolean(),
    valoreEer: mostly(3, number(9)),
    spese: fc.record({
      spesaDetraibileSerramenti: mostly(900, number(9000)),
      speseProfessionaliSerramenti: mostly(0, number(100)),
      spesaDetraibileSchermature: mostly(900, number(9000)),
      speseProfessionaliSchermature: mostly(0, number(100)),
      spesaDetraibileChiusure: mostly(900, number(9000)),
      speseProfessionaliChiusure: mostly(0, number(100)),
    }),
  })
  .map(goodForm);

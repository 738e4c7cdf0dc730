import type { DossierForm } from '../src/dossier/index.js';
import type { CadastralCategory, ClimateZone, ParticularUse } from '../src/enumerations/index.js';
import { getOldTransmittance } from '../src/reference-tables/index.js';
import { CONDOMINIUM } from './doubt-fixtures.js';
import {
  validCompanyForm,
  validDossierForm,
  validGenerator,
  validShading,
  validShutter,
  validWindow,
} from './dossier-fixtures.js';

/** Legal dossiers as fitters prepare them, numbered so that each test run makes the same. */
export const CLEAN_DOSSIER_COUNT = 120;

/** Takes the entries of a list in turn, each list at its own pace. */
const take = <V>(values: readonly V[], number: number, pace = 1): V =>
  values[Math.floor(number / pace) % values.length] as V;

const ZONES: readonly { zone: ClimateZone; post: number }[] = [
  { zone: 'A', post: 2.4 },
  { zone: 'B', post: 2.2 },
  { zone: 'C', post: 1.7 },
  { zone: 'D', post: 1.4 },
  { zone: 'E', post: 1.3 },
  { zone: 'F', post: 0.9 },
];
const YEARS = ['1800', 'Ottocento', 'anni 60', '1965', '1978', '1989', '2001', '2008'];
const OLD_WINDOWS = [
  { tipologiaTelaioPre: 'legnoDuro', tipologiaVetroPre: 'singolo' },
  { tipologiaTelaioPre: 'legnoTenero', tipologiaVetroPre: 'doppio' },
  { tipologiaTelaioPre: 'lamiera', tipologiaVetroPre: 'singolo' },
  { tipologiaTelaioPre: 'pvcDue', tipologiaVetroPre: 'doppio' },
  { tipologiaTelaioPre: 'lamiera', tipologiaVetroPre: 'doppio' },
] as const;
const HOMES: readonly CadastralCategory[] = ['A2', 'A3', 'A4', 'A7', 'A1', 'A6', 'A8', 'A11'];
/** Other properties that companies own, with the use of their category. */
const PREMISES: readonly (readonly [CadastralCategory, ParticularUse])[] = [
  ['A10', 1],
  ['C1', 4],
  ['D8', 4],
  ['C3', 7],
  ['D1', 7],
  ['D2', 0],
  ['B1', 0],
  ['D6', 5],
];
const HEATINGS = [
  { generatori: [validGenerator()], vettoreEnergetico: 'metano' },
  {
    generatori: [validGenerator({ tipoGeneratore: 'pompaCalore', rendimentoMaxPotenza: 3.8 })],
    vettoreEnergetico: 'energiaElettrica',
  },
  { generatori: [validGenerator({ tipoGeneratore: 'biomassa' })], vettoreEnergetico: 'biomassa' },
  {
    generatori: [validGenerator({ tipoGeneratore: 'caldaiaGasolio', rendimentoMaxPotenza: 88 })],
    vettoreEnergetico: 'gasolio',
  },
] as const satisfies readonly Partial<DossierForm>[];
const WORKS = [
  ['2026-01-12', '2026-01-30'],
  ['2026-03-02', '2026-06-30'],
  ['2026-09-14', '2026-09-14'],
  ['2026-06-20', '2026-10-09'],
] as const;

/** One to ten windows of 0.8 to 2.6 m², all better than before. */
const buildWindows = (number: number, post: number, hasShutters: boolean) =>
  Array.from({ length: 1 + (number % 10) }, (_, row) => {
    const old = take(OLD_WINDOWS, number + row);
    return validWindow({
      ...old,
      trasmittanzaPre: getOldTransmittance(
        'finestra',
        old.tipologiaTelaioPre,
        old.tipologiaVetroPre,
      ),
      trasmittanzaPost: Math.round((post - (row % 3) * 0.02) * 100) / 100,
      superficie: 0.8 + ((number + row) % 10) * 0.2,
      installazioneChiusuraOscurante: hasShutters,
    });
  });

/** Windows, shadings, shutters, or several of them; the services for homes have windows only. */
function buildProducts(number: number, isEcobonus: boolean): DossierForm['manufatti'] {
  const { post } = take(ZONES, number);
  const kind = isEcobonus ? number % 4 : 0;
  return {
    serramenti: kind === 2 ? [] : buildWindows(number, post, number % 2 === 0),
    schermature: kind === 1 || kind === 2 ? [validShading(), validShading()] : [],
    chiusure: kind === 2 || kind === 3 ? [validShutter(), validShutter()] : [],
  };
}

/** Sums of each product type: whole, at 22 %, or at 10 % with at least as much work as goods. */
function buildExpenses(number: number): DossierForm['spese'] {
  const net = 400 + (number % 7) * 10;
  const whole = validDossierForm().spese;
  const sums = (['Serramenti', 'Schermature', 'Chiusure'] as const).map((name) => {
    const rate = take([null, 22, 10] as const, number);
    return {
      [`fornitura${name}`]: rate === null ? null : net,
      [`posa${name}`]: rate === null ? null : net,
      [`aliquotaIva${name}`]: rate,
      [`spesaDetraibile${name}`]: Math.round(2 * net * (100 + (rate ?? 22))) / 100,
      [`speseProfessionali${name}`]: number % 3 === 0 ? 120 : 0,
    };
  });
  return Object.assign({ ...whole }, ...sums) as DossierForm['spese'];
}

/** Values that all kinds of beneficiaries have alike. */
function buildCommon(number: number, isEcobonus: boolean): Partial<DossierForm> {
  const [interventionStartDate, interventionEndDate] = take(WORKS, number, 3);
  return {
    serviceType: isEcobonus ? 1 : take([2, 3] as const, number, 2),
    immovableClimateZone: take(ZONES, number).zone,
    immovableEstimatedYearOfConstruction: take(YEARS, number),
    immovableSurfaceArea: 80 + (number % 9) * 15,
    interventionStartDate,
    interventionEndDate,
    manufatti: buildProducts(number, isEcobonus),
    ...take(HEATINGS, number, 5),
    spese: buildExpenses(number),
  };
}

/** Draws who acts for a company, with a code that says the same. */
const ATTORNEY = {
  beneficiaryAttorneyFirstName: 'Mario',
  beneficiaryAttorneyLastName: 'Rossi',
  beneficiaryAttorneySsn: 'RSSMRA80A01F205X',
};

/** A person: main home or another one, in a building of several units or alone. */
function buildPerson(number: number, isEcobonus: boolean): DossierForm {
  const isAlone = number % 3 === 0;
  return validDossierForm({
    ...buildCommon(number, isEcobonus),
    immovableCadastralCode: take(HOMES, number),
    immovablePossessionTitle: take([0, 0, 4, 1, 2, 3] as const, number),
    immovablePossessionType: take([0, 1] as const, number, 2),
    interventionOnImmovableType: isAlone ? 1 : 0,
    immovableUnitNumber: isAlone ? 1 : 2 + (number % 12),
    interventionImmovableUnitNumber: 1,
    cadastralSubordinate: isAlone ? null : String(1 + number),
  });
}

function buildCompany(number: number): DossierForm {
  const [immovableCadastralCode, immovableParticularUse] = take(PREMISES, number, 2);
  return validCompanyForm({
    ...buildCommon(number, true),
    ...ATTORNEY,
    immovableCadastralCode,
    immovableParticularUse,
    immovableGeneralUse: immovableParticularUse === 0 ? 0 : 1,
    interventionImmovableUnitNumber: 1,
    interventionStartDate: take(['2025-11-03', '2026-02-02'], number, 2),
    interventionEndDate: '2026-03-20',
  });
}

/** Common parts: without a subordinate, for all of the units. */
const buildCondominium = (number: number): DossierForm =>
  validCompanyForm({
    ...buildCommon(number, true),
    ...ATTORNEY,
    ...CONDOMINIUM,
    cadastralSubordinate: null,
    immovableUnitNumber: 12,
    interventionImmovableUnitNumber: 12,
    immovableSurfaceArea: 1_100,
  });

/** Four dossiers of five are Ecobonus, one of them of a company or condominium, and one is of a service for homes. */
export function buildCleanDossier(number: number): DossierForm {
  const kind = number % 5;
  if (kind === 2) return buildPerson(number, false);
  if (kind < 4) return buildPerson(number, true);
  return number % 2 === 0 ? buildCompany(number) : buildCondominium(number);
}

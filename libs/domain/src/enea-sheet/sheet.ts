import type { DossierForm } from '../dossier/index.js';
import { SERVICE_TYPES } from '../enumerations/index.js';
import {
  ATTORNEY_ROWS,
  BENEFICIARY_ROWS,
  OTHER_BENEFICIARY_ROWS,
  RESIDENCE_ROWS,
} from './beneficiary.js';
import { EXPENSE_ROWS } from './expenses.js';
import { GENERATOR_ROWS, HEATING_ROWS } from './heating.js';
import { SHADING_ROWS, SHUTTER_ROWS, WINDOW_ROWS } from './products.js';
import { BUILDING_ROWS, CADASTRE_ROWS, INTERVENTION_ROWS, LOCATION_ROWS } from './property.js';
import type { SheetBlock, SheetRow } from './types.js';
import { rowsOf } from './values.js';

/** What the back office reads of a dossier whose data the provider was asked to acquire (spec wizard §2). */
export const TO_BE_ACQUIRED =
  'Da acquisire dal fornitore del servizio, come richiesto dall’installatore';

const general = rowsOf<DossierForm>();
const GENERAL_ROWS: readonly SheetRow<DossierForm>[] = [
  general.choice('serviceType', 'Detrazione', SERVICE_TYPES),
  general.derivedText('annoRiferimento', 'Anno di riferimento', ({ annoRiferimento }) =>
    annoRiferimento === null ? null : String(annoRiferimento),
  ),
  // Nothing to copy into ENEA's form, but whoever fills it in must know why steps 2 to 5 are empty.
  general.derivedText(
    'acquisizioneBeneficiario',
    'Dati del beneficiario e dell’immobile',
    () => TO_BE_ACQUIRED,
    ({ acquisizioneBeneficiario }) => acquisizioneBeneficiario,
  ),
];

function block<T>(key: string, title: string, rows: readonly SheetRow<T>[], source: T): SheetBlock {
  const asked = rows.filter(({ when }) => when === undefined || when(source));
  return {
    key,
    title,
    fields: asked.map((row) => ({
      key: `${key}.${row.key}`,
      label: row.label,
      value: row.read(source),
    })),
  };
}

/** One block per item of a list, numbered from 1 as people count. */
const blocks = <T>(
  key: string,
  title: string,
  rows: readonly SheetRow<T>[],
  sources: readonly T[],
): SheetBlock[] =>
  sources.map((source, index) =>
    block(`${key}.${index + 1}`, `${title} ${index + 1}`, rows, source),
  );

/**
 * The whole dossier in the order and the words of ENEA's form (domain decisions, "ENEA wording"):
 * what an operator copies, what documents print. Heating and expenses are asked for Ecobonus only.
 */
export function eneaSheet(dossier: DossierForm): SheetBlock[] {
  const ecobonus = dossier.serviceType === 1;
  const { serramenti, schermature, chiusure } = dossier.manufatti;
  return [
    block('general', 'Detrazione richiesta', GENERAL_ROWS, dossier),
    block('beneficiary', 'Beneficiario', BENEFICIARY_ROWS, dossier),
    ...(dossier.isCompany
      ? [block('attorney', 'Rappresentante legale', ATTORNEY_ROWS, dossier)]
      : []),
    block(
      'residence',
      dossier.isCompany ? 'Sede' : 'Residenza del beneficiario',
      RESIDENCE_ROWS,
      dossier,
    ),
    ...blocks('other', 'Altro beneficiario', OTHER_BENEFICIARY_ROWS, dossier.otherBeneficiaries),
    block('location', 'Ubicazione dell’immobile', LOCATION_ROWS, dossier),
    block('cadastre', 'Dati catastali', CADASTRE_ROWS, dossier),
    block('building', 'Caratteristiche dell’immobile', BUILDING_ROWS, dossier),
    block('intervention', 'Scheda descrittiva dell’intervento', INTERVENTION_ROWS, dossier),
    ...(ecobonus ? [block('heating', 'Impianto termico esistente', HEATING_ROWS, dossier)] : []),
    ...(ecobonus ? blocks('generator', 'Generatore', GENERATOR_ROWS, dossier.generatori) : []),
    ...blocks('window', 'Serramento', WINDOW_ROWS, serramenti),
    ...blocks('shading', 'Schermatura solare', SHADING_ROWS, schermature),
    ...blocks('shutter', 'Chiusura oscurante', SHUTTER_ROWS, chiusure),
    ...(ecobonus
      ? [
          block('expenses', 'Spese', EXPENSE_ROWS, {
            ...dossier.spese,
            manufatti: dossier.manufatti,
          }),
        ]
      : []),
  ];
}

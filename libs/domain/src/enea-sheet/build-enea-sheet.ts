import type { DossierForm } from '../dossier/index.js';
import { getChoiceLabel, SERVICE_TYPES, type ServiceType } from '../enumerations/index.js';
import {
  ATTORNEY_ROWS,
  BENEFICIARY_ROWS,
  OTHER_BENEFICIARY_ROWS,
  RESIDENCE_ROWS,
} from './beneficiary-rows.js';
import { EXPENSE_ROWS } from './expense-rows.js';
import { GENERATOR_ROWS, HEATING_ROWS } from './heating-rows.js';
import { SHADING_ROWS, SHUTTER_ROWS, WINDOW_ROWS } from './product-rows.js';
import { BUILDING_ROWS, CADASTRE_ROWS, INTERVENTION_ROWS, LOCATION_ROWS } from './property-rows.js';
import type { EneaSheetBlock, EneaSheetRow, SheetSettings } from './enea-sheet-types.js';
import { createRowBuilders } from './enea-sheet-row-builders.js';

/**
 * Label shown to the back office for a dossier whose data the provider must acquire (spec wizard
 * §2).
 */
export const TO_BE_ACQUIRED_LABEL =
  'Da acquisire dal fornitore del servizio, come richiesto dall’installatore';

const BONUS_CASA: ServiceType = 2;

const generalRows = createRowBuilders<DossierForm>();
const GENERAL_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  // ENEA knows Ecobonus and Bonus Casa only.
  generalRows.derivedText('serviceType', 'Detrazione', ({ serviceType }) =>
    getChoiceLabel(SERVICE_TYPES, serviceType === 3 ? BONUS_CASA : serviceType),
  ),
  generalRows.derivedText(
    'commaSerramenti',
    'Comma: serramenti',
    () => '345A',
    ({ serviceType, manufatti }) => serviceType === 1 && manufatti.serramenti.length > 0,
  ),
  generalRows.derivedText(
    'commaSchermature',
    'Comma: schermature e chiusure oscuranti',
    () => '345B',
    ({ serviceType, manufatti: { schermature, chiusure } }) =>
      serviceType === 1 && schermature.length + chiusure.length > 0,
  ),
  generalRows.derivedText('annoRiferimento', 'Anno di riferimento', ({ annoRiferimento }) =>
    annoRiferimento === null ? null : String(annoRiferimento),
  ),
  // This row is not copied into ENEA's form; it explains to the operator why steps 2 to 5 are
  // empty.
  generalRows.derivedText(
    'acquisizioneBeneficiario',
    'Dati del beneficiario e dell’immobile',
    () => TO_BE_ACQUIRED_LABEL,
    ({ acquisizioneBeneficiario }) => acquisizioneBeneficiario,
  ),
];

function buildBlock<T>(
  key: string,
  title: string,
  rows: readonly EneaSheetRow<T>[],
  source: T,
  settings: SheetSettings,
): EneaSheetBlock {
  const asked = rows.filter(({ when }) => when === undefined || when(source, settings));
  return {
    key,
    title,
    fields: asked.map((row) => ({
      key: `${key}.${row.key}`,
      label: row.label,
      value: row.read(source, settings),
    })),
  };
}

/** Builds one block per item of a list, numbered from 1. */
const buildListBlocks = <T>(
  key: string,
  title: string,
  rows: readonly EneaSheetRow<T>[],
  sources: readonly T[],
  settings: SheetSettings,
): EneaSheetBlock[] =>
  sources.map((source, index) =>
    buildBlock(`${key}.${index + 1}`, `${title} ${index + 1}`, rows, source, settings),
  );

/**
 * Builds the ENEA sheet of the whole dossier, in the order and the words of ENEA's form (domain
 * decisions, "ENEA wording"); operators copy it and documents print it. Heating and expenses are
 * included for Ecobonus only.
 */
export function buildEneaSheet(dossier: DossierForm, settings: SheetSettings): EneaSheetBlock[] {
  const ecobonus = dossier.serviceType === 1;
  const { serramenti, schermature, chiusure } = dossier.manufatti;
  return [
    buildBlock('general', 'Detrazione richiesta', GENERAL_ROWS, dossier, settings),
    buildBlock('beneficiary', 'Beneficiario', BENEFICIARY_ROWS, dossier, settings),
    ...(dossier.isCompany
      ? [buildBlock('attorney', 'Rappresentante legale', ATTORNEY_ROWS, dossier, settings)]
      : []),
    buildBlock(
      'residence',
      dossier.isCompany ? 'Sede' : 'Residenza del beneficiario',
      RESIDENCE_ROWS,
      dossier,
      settings,
    ),
    ...buildListBlocks(
      'other',
      'Altro beneficiario',
      OTHER_BENEFICIARY_ROWS,
      dossier.otherBeneficiaries,
      settings,
    ),
    buildBlock('location', 'Ubicazione dell’immobile', LOCATION_ROWS, dossier, settings),
    buildBlock('cadastre', 'Dati catastali', CADASTRE_ROWS, dossier, settings),
    buildBlock('building', 'Caratteristiche dell’immobile', BUILDING_ROWS, dossier, settings),
    buildBlock(
      'intervention',
      'Scheda descrittiva dell’intervento',
      INTERVENTION_ROWS,
      dossier,
      settings,
    ),
    ...(ecobonus
      ? [buildBlock('heating', 'Impianto termico esistente', HEATING_ROWS, dossier, settings)]
      : []),
    ...(ecobonus
      ? buildListBlocks('generator', 'Generatore', GENERATOR_ROWS, dossier.generatori, settings)
      : []),
    ...buildListBlocks('window', 'Serramento', WINDOW_ROWS, serramenti, settings),
    ...buildListBlocks('shading', 'Schermatura solare', SHADING_ROWS, schermature, settings),
    ...buildListBlocks('shutter', 'Chiusura oscurante', SHUTTER_ROWS, chiusure, settings),
    ...(ecobonus
      ? [
          buildBlock(
            'expenses',
            'Spese',
            EXPENSE_ROWS,
            {
              ...dossier.spese,
              manufatti: dossier.manufatti,
            },
            settings,
          ),
        ]
      : []),
  ];
}

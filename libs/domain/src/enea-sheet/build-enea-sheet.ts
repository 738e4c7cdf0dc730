import type { DossierForm } from '../dossier/index.js';
import { getChoiceLabel, SERVICE_TYPES, type ServiceType } from '../enumerations/index.js';
import { ENEA_FILINGS, listInterventionKinds, type EneaFiling } from '../filings/index.js';
import {
  ATTORNEY_ROWS,
  BENEFICIARY_ROWS,
  OTHER_BENEFICIARY_ROWS,
  RESIDENCE_ROWS,
} from './beneficiary-rows.js';
import { GENERATOR_ROWS, HEATING_ROWS } from './heating-rows.js';
import { BUILDING_ROWS, CADASTRE_ROWS, INTERVENTION_ROWS, LOCATION_ROWS } from './property-rows.js';
import type { EneaSheetBlock, EneaSheetRow, SheetSettings } from './enea-sheet-types.js';
import { buildBlock, buildListBlocks } from './build-blocks.js';
import { buildFilingBlocks } from './build-filing-blocks.js';
import { createRowBuilders } from './enea-sheet-row-builders.js';

/**
 * Label shown to the back office for a dossier whose data the provider must acquire (spec wizard
 * §2).
 */
export const TO_BE_ACQUIRED_LABEL =
  'Da acquisire dal fornitore del servizio, come richiesto dall’installatore';

const BONUS_CASA: ServiceType = 2;

const hasProducts = ({ manufatti }: DossierForm): boolean =>
  Object.values(manufatti).some((rows) => rows.length > 0);

/** Several declarations state their commas apart, each before its products. */
function isOnlyFiling(dossier: DossierForm, filing: EneaFiling): boolean {
  const kinds = listInterventionKinds(dossier);
  return hasProducts(dossier) && kinds.length === 1 && kinds[0] === filing;
}

const generalRows = createRowBuilders<DossierForm>();
const GENERAL_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  // ENEA knows Ecobonus and Bonus Casa only.
  generalRows.derivedText('serviceType', 'Detrazione', ({ serviceType }) =>
    getChoiceLabel(SERVICE_TYPES, serviceType === 3 ? BONUS_CASA : serviceType),
  ),
  generalRows.derivedText(
    'commaSerramenti',
    'Comma: serramenti',
    () => ENEA_FILINGS.serramenti.comma,
    (dossier) => isOnlyFiling(dossier, 'serramenti'),
  ),
  generalRows.derivedText(
    'commaSchermature',
    'Comma: schermature e chiusure oscuranti',
    () => ENEA_FILINGS.schermature.comma,
    (dossier) => isOnlyFiling(dossier, 'schermature'),
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

/**
 * Builds the ENEA sheet of the whole dossier, in the order and the words of ENEA's form (domain
 * decisions, "ENEA wording"); operators copy it and documents print it. Heating and expenses are
 * included for Ecobonus only.
 */
export function buildEneaSheet(dossier: DossierForm, settings: SheetSettings): EneaSheetBlock[] {
  const ecobonus = dossier.serviceType === 1;
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
    ...buildFilingBlocks(dossier, settings),
  ];
}

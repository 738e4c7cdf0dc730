import type { DossierForm } from '../dossier/index.js';
import { getChoiceLabel, SERVICE_TYPES, type ServiceType } from '../enumerations/index.js';
import { describeSite, ECOBONUS_2026 } from '../enea-site/index.js';
import type { EnergySaving } from '../filings/index.js';
import {
  ATTORNEY_ROWS,
  BENEFICIARY_ROWS,
  OTHER_BENEFICIARY_ROWS,
  RESIDENCE_ROWS,
} from './beneficiary-rows.js';
import { GENERATOR_ROWS, HEATING_ROWS } from './heating-rows.js';
import { BUILDING_ROWS, CADASTRE_ROWS, INTERVENTION_ROWS, LOCATION_ROWS } from './property-rows.js';
import type {
  EneaSheetBlock,
  EneaSheetRow,
  SheetContext,
  SheetSettings,
} from './enea-sheet-types.js';
import { splitAskedFields } from './copied-fields.js';
import { asNotAsked, buildBlock, buildListBlocks } from './build-blocks.js';
import { buildFilingBlocks } from './build-filing-blocks.js';
import { createRowBuilders } from './enea-sheet-row-builders.js';

/**
 * Label shown to the back office for a dossier whose data the provider must acquire (spec wizard
 * §2).
 */
export const TO_BE_ACQUIRED_LABEL =
  'Da acquisire dal fornitore del servizio, come richiesto dall’installatore';

const BONUS_CASA: ServiceType = 2;

const generalRows = createRowBuilders<DossierForm>();

/** The site has a form for each year in which works ended. */
const nameForm = ({ serviceType, interventionEndDate }: DossierForm): string => {
  // ENEA knows Ecobonus and Bonus Casa only.
  const deduction = getChoiceLabel(SERVICE_TYPES, serviceType === 3 ? BONUS_CASA : serviceType);
  return interventionEndDate === null
    ? deduction
    : `${deduction}, lavori finiti nel ${interventionEndDate.slice(0, 4)}`;
};

const GENERAL_ROWS: readonly EneaSheetRow<DossierForm>[] = asNotAsked(
  generalRows.derivedText('serviceType', 'Modulo del sito', nameForm),
  generalRows.derivedText('annoRiferimento', 'Anno di riferimento', ({ annoRiferimento }) =>
    annoRiferimento === null ? null : String(annoRiferimento),
  ),
  // It explains to the operator why steps 2 to 5 are empty.
  generalRows.derivedText(
    'acquisizioneBeneficiario',
    'Dati del beneficiario e dell’immobile',
    () => TO_BE_ACQUIRED_LABEL,
    ({ acquisizioneBeneficiario }) => acquisizioneBeneficiario,
  ),
);

/** Blocks of a company have not been seen on the site. */
const COMPANY_BLOCKS: readonly string[] = ['beneficiary', 'attorney', 'residence'];

/** Blocks none of whose questions was seen on the site are marked as a whole, as are those of other forms of it. */
function markUnsure(
  blocks: EneaSheetBlock[],
  { serviceType, isCompany }: DossierForm,
): EneaSheetBlock[] {
  const isUnsure = (block: EneaSheetBlock) => {
    const { asked } = splitAskedFields(block);
    return (
      serviceType !== 1 ||
      (isCompany && COMPANY_BLOCKS.includes(block.key)) ||
      (asked.length > 0 && asked.every((field) => field.isUnsure))
    );
  };
  return blocks.map((block) =>
    block.key !== 'general' && isUnsure(block) ? { ...block, isUnsure: true } : block,
  );
}

/** The year of the site's form is that in which the works ended. */
const describeSiteOf = (
  { interventionEndDate }: DossierForm,
  { eneaSite }: SheetSettings,
): SheetContext['site'] =>
  describeSite(
    eneaSite,
    interventionEndDate === null ? ECOBONUS_2026.year : Number(interventionEndDate.slice(0, 4)),
  );

/**
 * Builds the ENEA sheet of the whole dossier, in the order and the words of ENEA's form (see
 * `enea-site`); operators copy it and documents print it. Heating and expenses are
 * included for Ecobonus only. The saving is no data of the form: who has it passes it.
 */
export function buildEneaSheet(
  dossier: DossierForm,
  sheetSettings: SheetSettings,
  saving?: EnergySaving | null,
): EneaSheetBlock[] {
  const settings = { ...sheetSettings, site: describeSiteOf(dossier, sheetSettings) };
  const ecobonus = dossier.serviceType === 1;
  const blocks = [
    buildBlock('general', 'Scheda sul sito di ENEA', GENERAL_ROWS, dossier, settings),
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
    buildBlock('intervention', 'Intervento', INTERVENTION_ROWS, dossier, settings),
    ...(ecobonus
      ? [buildBlock('heating', 'Impianto termico esistente', HEATING_ROWS, dossier, settings)]
      : []),
    ...(ecobonus
      ? buildListBlocks('generator', 'Generatore', GENERATOR_ROWS, dossier.generatori, settings)
      : []),
    ...buildFilingBlocks(dossier, settings, saving),
  ];
  return markUnsure(blocks, dossier);
}

import { estimateConstructionYear } from '../completeness/construction-year.js';
import { isRealRightAskedFor } from '../deduction/property-rights.js';
import type { DossierForm } from '../dossier/index.js';
import { CLIMATE_ZONES, formatCadastralCategory, POSSESSION_TYPES } from '../enumerations/index.js';
import { findSiteChoice, getSiteField } from '../enea-site/index.js';
import { listInterventionKinds, type EneaFiling } from '../filings/index.js';
import { formatYesNo, REAL_RIGHT_LABEL } from './beneficiary-rows.js';
import { asNotAsked } from './build-blocks.js';
import type { EneaSheetRow, SheetContext } from './enea-sheet-types.js';
import { createRowBuilders, toFlagValue, toTextValue } from './enea-sheet-row-builders.js';
import { createSiteRows } from './site-rows.js';

const { text, date, choice, derivedText } = createRowBuilders<DossierForm>();

const formatCategory = (code: string | null): string | null =>
  code === null ? null : formatCadastralCategory(code);

export const LOCATION_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  ...createSiteRows<DossierForm>('immobile', {
    to: 'id-gg',
    changes: { 'id-gg': { hint: 'scegli sul sito, che li propone dopo il comune' } },
  }),
  ...asNotAsked(
    text('immovableProvince', 'Provincia'),
    choice('immovableClimateZone', 'Zona climatica', CLIMATE_ZONES),
  ),
];

export const CADASTRE_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  ...createSiteRows<DossierForm>('immobile', { from: 'id-sezione', to: 'id-sub' }),
  ...asNotAsked(
    text('immovableMunicipalityCode', 'Codice catastale del comune'),
    derivedText('immovableCadastralCode', 'Categoria catastale', ({ immovableCadastralCode }) =>
      formatCategory(immovableCadastralCode),
    ),
  ),
];

/** Keeps a text that no year can be read from as it was written, for the operator to ask. */
const readYear = ({ immovableEstimatedYearOfConstruction: written }: DossierForm) =>
  toTextValue(estimateConstructionYear(written)?.toString() ?? written);

export const BUILDING_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  ...createSiteRows<DossierForm>('immobile', {
    from: 'id-anno',
    changes: { 'id-anno': { read: readYear } },
  }),
  ...asNotAsked(
    derivedText(
      'immovableParticularUseHardAttribution',
      'Categoria catastale di difficile attribuzione',
      (dossier) => formatCategory(dossier.immovableParticularUseHardAttribution),
      (dossier) => dossier.immovableParticularUse === 8,
    ),
    derivedText(
      'immovableRealRight',
      REAL_RIGHT_LABEL,
      ({ immovableRealRight }) => formatYesNo(immovableRealRight),
      (dossier) => isRealRightAskedFor(dossier.isCompany, dossier.immovablePossessionTitle),
    ),
    choice('immovablePossessionType', 'Utilizzo dell’immobile', POSSESSION_TYPES),
  ),
];

/** The button of the page "Intervento" that a declaration is made by; `null` for Bonus Casa. */
export const getCommaLabel = (filing: EneaFiling, { site }: Pick<SheetContext, 'site'>) =>
  findSiteChoice(getSiteField(site, 'intervento', 'id-comma'), filing)?.label ?? null;

const hasProducts = ({ manufatti }: DossierForm): boolean =>
  Object.values(manufatti).some((rows) => rows.length > 0);

/** Several declarations state their commas apart, each before its products. */
function findOnlyComma(dossier: DossierForm, settings: SheetContext): string | null {
  const [filing, another] = listInterventionKinds(dossier);
  return filing === undefined || another !== undefined || !hasProducts(dossier)
    ? null
    : getCommaLabel(filing, settings);
}

/** The site closes it where the only unit of a building, or one of many, is worked on. */
const isCentralHeatingAsked = ({
  serviceType,
  interventionOnImmovableType,
  interventionImmovableUnitNumber,
}: DossierForm): boolean =>
  serviceType === 1 &&
  !(
    (interventionOnImmovableType === 0 || interventionOnImmovableType === 1) &&
    interventionImmovableUnitNumber === 1
  );

export const INTERVENTION_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  ...createSiteRows<DossierForm>('intervento', {
    changes: {
      'id-comma': {
        key: 'comma',
        read: (dossier, settings) => toTextValue(findOnlyComma(dossier, settings)),
        when: (dossier, settings) => findOnlyComma(dossier, settings) !== null,
      },
      'id-impianto_centralizzato': {
        key: 'impiantoCentralizzato',
        read: ({ tipoImpianto }) =>
          tipoImpianto === null ? null : toFlagValue(tipoImpianto !== 'autonomo'),
        when: isCentralHeatingAsked,
      },
    },
  }),
  ...asNotAsked(
    date(
      'interventionEstimatedEndDate',
      'Data stimata di fine dei lavori',
      (dossier) => dossier.interventionEndDate === null,
    ),
  ),
];

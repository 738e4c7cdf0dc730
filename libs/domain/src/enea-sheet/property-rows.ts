import { estimateConstructionYear } from '../completeness/construction-year.js';
import type { DossierForm } from '../dossier/index.js';
import {
  BUILDING_TYPOLOGIES,
  formatCadastralCategory,
  CLIMATE_ZONES,
  GENERAL_USES,
  IMMOVABLE_TYPES,
  PARTICULAR_USES,
} from '../enumerations/index.js';
import type { EneaSheetRow } from './enea-sheet-types.js';
import { createRowBuilders } from './enea-sheet-row-builders.js';

const { text, date, number, choice, flag, derivedText } = createRowBuilders<DossierForm>();

const formatCategory = (code: string | null): string | null =>
  code === null ? null : formatCadastralCategory(code);

export const LOCATION_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  text('immovableMunicipality', 'Comune'),
  text('immovableProvince', 'Provincia'),
  text('immovableAddress', 'Indirizzo'),
  text('immovableAddressNumber', 'Numero civico'),
  text('immovableStair', 'Scala'),
  text('immovableInterior', 'Interno'),
  text('immovableZip', 'CAP'),
  choice('immovableClimateZone', 'Zona climatica', CLIMATE_ZONES),
];

export const CADASTRE_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  text('immovableMunicipalityCode', 'Codice catastale del comune'),
  text('cadastralSection', 'Sezione'),
  text('cadastralSheet', 'Foglio'),
  text('cadastralParcel', 'Particella'),
  text('cadastralSubordinate', 'Subalterno'),
  derivedText('immovableCadastralCode', 'Categoria catastale', ({ immovableCadastralCode }) =>
    formatCategory(immovableCadastralCode),
  ),
];

export const BUILDING_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  // What no year can be read from stays as it was written, for the operator to ask.
  derivedText(
    'immovableEstimatedYearOfConstruction',
    'Anno di costruzione (anche se stimato)',
    ({ immovableEstimatedYearOfConstruction: text }) =>
      estimateConstructionYear(text)?.toString() ?? text,
  ),
  number(
    'immovableSurfaceArea',
    'Superficie utile [m²] delle unità immobiliari interessate dall’intervento',
  ),
  number(
    'immovableUnitNumber',
    'Numero totale delle unità immobiliari dell’edificio alla fine dei lavori',
  ),
  flag('immovableMergeUnits', 'Accorpamento o frazionamento di unità immobiliari'),
  choice('immovableGeneralUse', 'Destinazione d’uso generale', GENERAL_USES),
  choice('immovableParticularUse', 'Destinazione d’uso particolare', PARTICULAR_USES),
  derivedText(
    'immovableParticularUseHardAttribution',
    'Categoria catastale di difficile attribuzione',
    (dossier) => formatCategory(dossier.immovableParticularUseHardAttribution),
    (dossier) => dossier.immovableParticularUse === 8,
  ),
  choice('immovableBuildingTypology', 'Tipologia edilizia', BUILDING_TYPOLOGIES),
];

export const INTERVENTION_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  choice('interventionOnImmovableType', 'Intervento su', IMMOVABLE_TYPES),
  number('interventionImmovableUnitNumber', 'Numero di unità immobiliari oggetto dell’intervento'),
  date('interventionStartDate', 'Data d’inizio dei lavori'),
  date(
    'interventionEstimatedEndDate',
    'Data stimata di fine dei lavori',
    (dossier) => dossier.interventionEndDate === null,
  ),
  date('interventionEndDate', 'Data di ultimazione dei lavori (collaudo)'),
];

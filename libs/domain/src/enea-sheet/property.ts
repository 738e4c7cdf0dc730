import type { DossierForm } from '../dossier/index.js';
import {
  BUILDING_TYPOLOGIES,
  categoryLabel,
  CLIMATE_ZONES,
  GENERAL_USES,
  IMMOVABLE_TYPES,
  PARTICULAR_USES,
} from '../enumerations/index.js';
import type { SheetRow } from './types.js';
import { rowsOf } from './values.js';

const { text, date, number, choice, flag, derivedText } = rowsOf<DossierForm>();

const category = (code: string | null): string | null =>
  code === null ? null : categoryLabel(code);

export const LOCATION_ROWS: readonly SheetRow<DossierForm>[] = [
  text('immovableMunicipality', 'Comune'),
  text('immovableProvince', 'Provincia'),
  text('immovableAddress', 'Indirizzo'),
  text('immovableAddressNumber', 'Numero civico'),
  text('immovableStair', 'Scala'),
  text('immovableInterior', 'Interno'),
  text('immovableZip', 'CAP'),
  choice('immovableClimateZone', 'Zona climatica', CLIMATE_ZONES),
];

export const CADASTRE_ROWS: readonly SheetRow<DossierForm>[] = [
  text('immovableMunicipalityCode', 'Codice catastale del comune'),
  text('cadastralSection', 'Sezione'),
  text('cadastralSheet', 'Foglio'),
  text('cadastralParcel', 'Particella'),
  text('cadastralSubordinate', 'Subalterno'),
  derivedText('immovableCadastralCode', 'Categoria catastale', ({ immovableCadastralCode }) =>
    category(immovableCadastralCode),
  ),
];

export const BUILDING_ROWS: readonly SheetRow<DossierForm>[] = [
  text('immovableEstimatedYearOfConstruction', 'Anno di costruzione (anche se stimato)'),
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
    (dossier) => category(dossier.immovableParticularUseHardAttribution),
    (dossier) => dossier.immovableParticularUse === 8,
  ),
  choice('immovableBuildingTypology', 'Tipologia edilizia', BUILDING_TYPOLOGIES),
];

export const INTERVENTION_ROWS: readonly SheetRow<DossierForm>[] = [
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

import {
  BUILDING_TYPOLOGIES,
  CADASTRAL_CATEGORIES,
  categoryLabel,
  CLIMATE_ZONES,
  GENERAL_USES,
  HARD_ATTRIBUTION_CATEGORIES,
  IMMOVABLE_TYPES,
  PARTICULAR_USES,
  POSSESSION_TITLES,
  POSSESSION_TYPES,
  type DossierForm,
} from '@pratiche/domain';
import { choice, date, flag, integer, number, radio, text, type Specs } from './spec.js';

const categories = (values: readonly string[]) =>
  values.map((value) => ({ value, label: categoryLabel(value) }));

/** Steps 3 to 6. */
export const PROPERTY: Specs<DossierForm> = {
  immovableAddress: text('Indirizzo', { help: 'Via, piazza o località, senza numero civico.' }),
  immovableAddressNumber: text('Numero civico'),
  immovableMunicipality: text('Comune'),
  immovableProvince: text('Provincia', { isCapitals: true }),
  immovableZip: text('CAP', { keyboard: 'digits' }),
  immovableStair: text('Scala'),
  immovableInterior: text('Interno'),
  immovableClimateZone: choice(
    'Zona climatica',
    CLIMATE_ZONES,
    'Si compila da sola con il comune.',
  ),
  immovableMunicipalityCode: text('Codice catastale del comune', {
    isCapitals: true,
    help: 'Una lettera e tre cifre, per esempio F205.',
  }),
  immovableCadastralCode: choice(
    'Categoria catastale',
    categories(CADASTRAL_CATEGORIES),
    'Determina la destinazione d’uso particolare, che resta modificabile.',
  ),
  cadastralSection: text('Sezione', { isCapitals: true }),
  cadastralSheet: text('Foglio'),
  cadastralParcel: text('Particella'),
  cadastralSubordinate: text('Subalterno', { help: 'Un solo subalterno per pratica.' }),
  immovableEstimatedYearOfConstruction: text('Anno di costruzione (anche se stimato)', {
    help: 'Può essere anche un decennio o un secolo.',
  }),
  immovableSurfaceArea: number(
    'Superficie utile delle unità immobiliari interessate dall’intervento',
    'm²',
    'Indicare la superficie coperta.',
  ),
  immovableUnitNumber: integer(
    'Numero totale delle unità immobiliari dell’edificio alla fine dei lavori',
    'Escluse unità commerciali, garage e alloggio del portiere.',
  ),
  immovableMergeUnits: flag('Accorpamento o frazionamento di unità immobiliari'),
  immovablePossessionTitle: choice('Titolo di possesso', POSSESSION_TITLES),
  immovablePossessionType: radio('Utilizzo dell’immobile', POSSESSION_TYPES),
  immovableGeneralUse: choice(
    'Destinazione d’uso generale',
    GENERAL_USES,
    'Riguarda l’intero edificio.',
  ),
  immovableParticularUse: choice('Destinazione d’uso particolare', PARTICULAR_USES),
  immovableParticularUseHardAttribution: choice(
    'Categoria catastale di difficile attribuzione',
    categories(HARD_ATTRIBUTION_CATEGORIES),
  ),
  immovableBuildingTypology: choice('Tipologia edilizia', BUILDING_TYPOLOGIES),
  interventionOnImmovableType: radio('Intervento su', IMMOVABLE_TYPES),
  interventionImmovableUnitNumber: integer('Numero di unità immobiliari oggetto dell’intervento'),
  interventionStartDate: date('Data d’inizio dei lavori'),
  interventionEstimatedEndDate: date(
    'Data stimata di fine dei lavori',
    'Se i lavori non sono ancora finiti.',
  ),
  interventionEndDate: date(
    'Data di ultimazione dei lavori (collaudo)',
    'Da questa data decorrono gli 84 giorni per inviare la pratica.',
  ),
};

import {
  BUILDING_TYPOLOGIES,
  CADASTRAL_CATEGORIES,
  formatCadastralCategory,
  CLIMATE_ZONES,
  GENERAL_USES,
  HARD_ATTRIBUTION_CATEGORIES,
  IMMOVABLE_TYPES,
  PARTICULAR_USES,
  POSSESSION_TITLES,
  POSSESSION_TYPES,
  type DossierForm,
} from '@pratiche/domain';
import {
  choiceSpec,
  dateSpec,
  flagSpec,
  integerSpec,
  numberSpec,
  radioSpec,
  textSpec,
  yesNoSpec,
  type FieldSpecs,
} from './field-spec.js';

const cadastralCategoryChoices = (values: readonly string[]) =>
  values.map((value) => ({ value, label: formatCadastralCategory(value) }));

/** Steps 3 to 6. */
export const PROPERTY_FIELDS: FieldSpecs<DossierForm> = {
  immovableAddress: textSpec('Indirizzo', {
    help: 'Via, piazza o località: se scrivi anche il numero civico, lo mettiamo noi al suo posto.',
  }),
  immovableAddressNumber: textSpec('Numero civico'),
  immovableMunicipality: textSpec('Comune'),
  immovableProvince: textSpec('Provincia', { isCapitals: true }),
  immovableZip: textSpec('CAP', { keyboard: 'digits' }),
  immovableStair: textSpec('Scala'),
  immovableInterior: textSpec('Interno'),
  immovableClimateZone: choiceSpec(
    'Zona climatica',
    CLIMATE_ZONES,
    'La compiliamo noi con il comune.',
  ),
  immovableMunicipalityCode: textSpec('Codice catastale del comune', {
    isCapitals: true,
    help: 'Una lettera e tre cifre, per esempio F205.',
  }),
  immovableCadastralCode: choiceSpec(
    'Categoria catastale',
    cadastralCategoryChoices(CADASTRAL_CATEGORIES),
    'Ne ricaviamo la destinazione d’uso particolare, che puoi cambiare.',
  ),
  cadastralSection: textSpec('Sezione', { isCapitals: true }),
  cadastralSheet: textSpec('Foglio'),
  cadastralParcel: textSpec('Particella'),
  cadastralSubordinate: textSpec('Subalterno', { help: 'Indica un solo subalterno per pratica.' }),
  immovableEstimatedYearOfConstruction: textSpec('Anno di costruzione (anche se stimato)', {
    help: 'Se non lo sai di preciso, va bene anche un decennio o un secolo.',
  }),
  immovableSurfaceArea: numberSpec(
    'Superficie utile delle unità immobiliari interessate dall’intervento',
    'm²',
    'Indica la superficie utile: i locali abitabili senza muri, balconi e cantine. Basta una stima.',
  ),
  immovableUnitNumber: integerSpec(
    'Numero totale delle unità immobiliari dell’edificio alla fine dei lavori',
    'Non contare unità commerciali, garage e alloggio del portiere.',
  ),
  immovableMergeUnits: flagSpec('Accorpamento o frazionamento di unità immobiliari'),
  immovablePossessionTitle: {
    ...choiceSpec('Titolo di possesso', POSSESSION_TITLES),
    isProposed: true,
  },
  immovableRealRight: yesNoSpec(
    'Chi chiede la detrazione ha l’usufrutto, l’uso o il diritto di abitazione?',
    'Chiedilo al cliente: decide l’aliquota della detrazione. Per chi è in affitto o in comodato la risposta è no.',
  ),
  immovablePossessionType: {
    ...radioSpec('Utilizzo dell’immobile', POSSESSION_TYPES),
    isProposed: true,
  },
  immovableGeneralUse: choiceSpec(
    'Destinazione d’uso generale',
    GENERAL_USES,
    'Riguarda l’intero edificio.',
  ),
  immovableParticularUse: choiceSpec('Destinazione d’uso particolare', PARTICULAR_USES),
  immovableParticularUseHardAttribution: choiceSpec(
    'Categoria catastale di difficile attribuzione',
    cadastralCategoryChoices(HARD_ATTRIBUTION_CATEGORIES),
  ),
  immovableBuildingTypology: choiceSpec('Tipologia edilizia', BUILDING_TYPOLOGIES),
  interventionOnImmovableType: radioSpec('Intervento su', IMMOVABLE_TYPES),
  interventionImmovableUnitNumber: integerSpec(
    'Numero di unità immobiliari oggetto dell’intervento',
  ),
  interventionStartDate: dateSpec('Data d’inizio dei lavori'),
  interventionEstimatedEndDate: dateSpec(
    'Data stimata di fine dei lavori',
    'Se i lavori non sono ancora finiti: per inviare serve poi la data di ultimazione.',
  ),
  interventionEndDate: dateSpec(
    'Data di ultimazione dei lavori (collaudo)',
    'Serve per inviare la pratica: da questa data hai 84 giorni.',
  ),
};

import { roundSurface } from '../formats/numbers.js';
import { readSurface } from '../formats/read-surface.js';
import {
  normalizeSolarTransmission,
  readSolarTransmission,
} from '../reference-tables/solar-transmission.js';
import {
  boundUpTo,
  numberField,
  type ColumnPart,
  type NumberBound,
  type NumberField,
  type ProductContext,
} from './product-field.js';

/** Most of a transmittance or a thermal resistance. */
export const RATIO_BOUND = boundUpTo(99);

export const isEcobonus = ({ serviceType }: ProductContext): boolean => serviceType === 1;

interface SurfaceParts {
  readonly label: string;
  readonly help?: string;
  readonly column: ColumnPart;
  readonly xml: { readonly element: string; readonly order?: number };
}

/** No product of a dossier has a thousand square metres. */
export const SURFACE_USUAL_MAX = 999;
const SURFACE_BOUND: NumberBound = { ...boundUpTo(99_999), usualMax: SURFACE_USUAL_MAX };

/** Square metres with two decimals: what rounds to nothing is nothing. */
export const surfaceField = (parts: SurfaceParts): NumberField =>
  numberField({
    unit: 'm²',
    bound: SURFACE_BOUND,
    default: null,
    required: 'always',
    isPositive: true,
    normalize: roundSurface,
    read: (text) => readSurface(text, { unit: 'm²', usualMax: SURFACE_USUAL_MAX }),
    ...parts,
    xml: { ...parts.xml, decimals: 2 },
    enea: null,
  });

/** The limit of a solar transmission depends on the day of the works: the checks of the row compare it. */
export const solarTransmissionField = (xmlOrder: number, column: ColumnPart): NumberField =>
  numberField({
    label: 'Fattore di trasmissione solare (gtot)',
    help: 'Un valore in percentuale (per esempio 30) diventa 0,30. Per il massimo ammesso tocca il segnale della riga.',
    bound: boundUpTo(100),
    default: null,
    required: 'always',
    normalize: normalizeSolarTransmission,
    column,
    read: readSolarTransmission,
    xml: { element: 'FattoreSolare', order: xmlOrder, max: 1 },
    enea: null,
  });

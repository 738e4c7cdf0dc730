import type { Chiusura, DossierForm, Schermatura, Serramento } from '../dossier/index.js';
import { ESPOSIZIONI_SCHERMATURA } from '../enumerations/index.js';
import { formatLimit } from '../formats/index.js';
import {
  hasAlwaysOpaquePanel,
  normalizeSolarTransmission,
  getSolarTransmissionLimit,
  getUValueLimit,
  type LimitSettings,
} from '../reference-tables/index.js';
import {
  SHADING_FIELDS,
  SHUTTER_FIELDS,
  WINDOW_FIELDS,
  type ProductContext,
} from '../products/index.js';
import { checkRowFields } from './check-row-fields.js';
import type { FieldError } from './field-error.js';

/** Message of a solar transmission above the limit (spec wizard §5). */
export const getSolarTransmissionMessage = (limit: number): string =>
  `Il fattore di trasmissione solare può avere un valore massimo di ${formatLimit(limit)}`;
export const SHADING_EXPOSURE_MESSAGE =
  'Per le schermature sono ammesse solo le esposizioni da est a ovest passando per sud';

/** Message of a new window above the limit, W/m²K (spec wizard §5). */
export const getUValueLimitMessage = (limit: number): string =>
  `Il valore deve essere <= ${String(limit).replace('.', ',')} W/m2K`;

/** Of a front door replaced (spec wizard §5). */
export const OPAQUE_DOOR_MESSAGE = 'Un portoncino ha sempre un pannello opaco';

export type WindowContext = Pick<
  DossierForm,
  'serviceType' | 'immovableClimateZone' | 'interventionStartDate'
>;
/** The day the works begin chooses the limits. */
export type LimitContext = Pick<DossierForm, 'interventionStartDate'>;
export type ShadingContext = LimitContext & ProductContext;

/** Checks a window row: its fields, its panel and the limit of its transmittance. */
export function checkSerramento(
  row: Serramento,
  form: WindowContext,
  prefix: string,
  settings: LimitSettings,
): FieldError[] {
  const errors = checkRowFields(WINDOW_FIELDS, row, form, prefix);
  if (
    hasAlwaysOpaquePanel(row.tipologiaInfisso) &&
    row.tipologiaVetroPre !== null &&
    row.tipologiaVetroPre !== 'opaco'
  ) {
    errors.push({ field: `${prefix}tipologiaVetroPre`, message: OPAQUE_DOOR_MESSAGE });
  }
  if (form.immovableClimateZone !== null && row.trasmittanzaPost !== null) {
    const limit = getUValueLimit(form.immovableClimateZone, form.interventionStartDate, settings);
    if (row.trasmittanzaPost > limit)
      errors.push({ field: `${prefix}trasmittanzaPost`, message: getUValueLimitMessage(limit) });
  }
  return errors;
}

/** Checks the solar transmission of a shading or shutter against the limit of its time. */
export function checkSolarTransmission(
  { trasmissioneSolare }: Pick<Schermatura, 'trasmissioneSolare'>,
  { interventionStartDate }: LimitContext,
  prefix: string,
  settings: LimitSettings,
): FieldError[] {
  const { max } = getSolarTransmissionLimit(interventionStartDate, settings);
  return trasmissioneSolare !== null && normalizeSolarTransmission(trasmissioneSolare) > max
    ? [{ field: `${prefix}trasmissioneSolare`, message: getSolarTransmissionMessage(max) }]
    : [];
}

export function checkSchermatura(
  row: Schermatura,
  form: ShadingContext,
  prefix: string,
  settings: LimitSettings,
): FieldError[] {
  const errors = [
    ...checkRowFields(SHADING_FIELDS, row, form, prefix),
    ...checkSolarTransmission(row, form, prefix, settings),
  ];
  if (
    row.esposizione !== null &&
    !ESPOSIZIONI_SCHERMATURA.some(({ value }) => value === row.esposizione)
  ) {
    errors.push({ field: `${prefix}esposizione`, message: SHADING_EXPOSURE_MESSAGE });
  }
  return errors;
}

export const checkChiusura = (
  row: Chiusura,
  form: ShadingContext,
  prefix: string,
  settings: LimitSettings,
): FieldError[] => [
  ...checkRowFields(SHUTTER_FIELDS, row, form, prefix),
  ...checkSolarTransmission(row, form, prefix, settings),
];

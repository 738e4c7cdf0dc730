import type { DossierForm } from '../dossier/index.js';
import {
  findLowEmissiveOfOthers,
  listLowEmissiveRows,
  type LowEmissiveField,
} from '../products/index.js';
import {
  getFinalResistance,
  getInitialResistance,
  hasAlwaysOpaquePanel,
  hasUsuallyOpaquePanel,
  getOldTransmittance,
  normalizeSolarTransmission,
} from '../reference-tables/index.js';
import type { FormPatch } from './form-patch.js';

const LOW_EMISSIVE_BY_GLASS: Readonly<Record<string, LowEmissiveField>> = {
  tipologiaVetroPre: 'vetroBassoEmissivoPre',
  tipologiaVetroPost: 'vetroBassoEmissivoPost',
};

/** A further glass follows the answer that the other windows share, so that it is asked once. */
function listLowEmissivePatches(form: DossierForm, index: number, changed: string): FormPatch[] {
  const field = LOW_EMISSIVE_BY_GLASS[changed];
  const value = field && findLowEmissiveOfOthers(form.manufatti.serramenti, index, field);
  return typeof value === 'boolean'
    ? [{ field: `manufatti.serramenti.${index}.${field}`, value }]
    : [];
}

/** One answer for all windows whose glass may be low-emissive. */
export const listLowEmissiveAnswers = (
  { manufatti: { serramenti } }: DossierForm,
  field: LowEmissiveField,
  value: boolean | null,
): FormPatch[] =>
  listLowEmissiveRows(serramenti, field).map((index) => ({
    field: `manufatti.serramenti.${index}.${field}`,
    value,
  }));

/**
 * Glass and transmittance of the replaced window, from its type, frame and glass; empty where the
 * table has no row for them.
 */
export function listWindowPatches(form: DossierForm, index: number, changed: string): FormPatch[] {
  const row = form.manufatti.serramenti[index];
  const lowEmissive = listLowEmissivePatches(form, index, changed);
  if (
    row === undefined ||
    !['tipologiaInfisso', 'tipologiaTelaioPre', 'tipologiaVetroPre'].includes(changed)
  )
    return lowEmissive;
  const prefix = `manufatti.serramenti.${index}.`;
  const isForced =
    hasAlwaysOpaquePanel(row.tipologiaInfisso) ||
    (hasUsuallyOpaquePanel(row.tipologiaInfisso) && changed === 'tipologiaInfisso');
  const glass = isForced ? 'opaco' : row.tipologiaVetroPre;
  const transmittance = getOldTransmittance(row.tipologiaInfisso, row.tipologiaTelaioPre, glass);
  return [
    ...(isForced ? [{ field: `${prefix}tipologiaVetroPre`, value: glass }] : []),
    { field: `${prefix}trasmittanzaPre`, value: transmittance },
    ...(isForced ? [] : lowEmissive),
  ];
}

/** Initial and final resistance of a shutter, from its types and air permeability. */
export function listShutterPatches(form: DossierForm, index: number, changed: string): FormPatch[] {
  const row = form.manufatti.chiusure[index];
  if (row === undefined) return [];
  const prefix = `manufatti.chiusure.${index}.`;
  if (changed === 'tipologiaPre')
    return [
      {
        field: `${prefix}resistenzaTermicaIniziale`,
        value: getInitialResistance(row.tipologiaPre),
      },
    ];
  if (changed === 'tipologiaPost' || changed === 'permeabilitaAria') {
    return [
      {
        field: `${prefix}resistenzaTermicaFinale`,
        value: getFinalResistance(row.tipologiaPost, row.permeabilitaAria),
      },
    ];
  }
  return [];
}

/** A solar transmission typed as a percentage becomes a fraction. */
export function listSolarTransmissionPatches(
  form: DossierForm,
  list: 'schermature' | 'chiusure',
  index: number,
): FormPatch[] {
  const value = form.manufatti[list][index]?.trasmissioneSolare ?? null;
  return value === null
    ? []
    : [
        {
          field: `manufatti.${list}.${index}.trasmissioneSolare`,
          value: normalizeSolarTransmission(value),
        },
      ];
}

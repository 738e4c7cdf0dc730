import type { DossierForm } from '../dossier/index.js';
import {
  getFinalResistance,
  getInitialResistance,
  hasAlwaysOpaquePanel,
  hasUsuallyOpaquePanel,
  getOldTransmittance,
  normalizeSolarTransmission,
} from '../reference-tables/index.js';
import type { FormPatch } from './form-patch.js';

/**
 * Glass and transmittance of the replaced window, from its type, frame and glass; empty where the
 * table has no row for them.
 */
export function listWindowPatches(form: DossierForm, index: number, changed: string): FormPatch[] {
  const row = form.manufatti.serramenti[index];
  if (
    row === undefined ||
    !['tipologiaInfisso', 'tipologiaTelaioPre', 'tipologiaVetroPre'].includes(changed)
  )
    return [];
  const prefix = `manufatti.serramenti.${index}.`;
  const isForced =
    hasAlwaysOpaquePanel(row.tipologiaInfisso) ||
    (hasUsuallyOpaquePanel(row.tipologiaInfisso) && changed === 'tipologiaInfisso');
  const glass = isForced ? 'opaco' : row.tipologiaVetroPre;
  const transmittance = getOldTransmittance(row.tipologiaInfisso, row.tipologiaTelaioPre, glass);
  return [
    ...(isForced ? [{ field: `${prefix}tipologiaVetroPre`, value: glass }] : []),
    { field: `${prefix}trasmittanzaPre`, value: transmittance },
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

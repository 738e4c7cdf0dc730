import type { MunicipalityImportKind } from '@pratiche/api';
import { MUNICIPALITIES_TEXTS } from './texts.js';

type ImportPath =
  | '/api/municipalities/inserimentoMassivoComuni'
  | '/api/municipalities/inserimentoMassivoZoneClimatiche';

/** Labels of the import kinds, and where their table is read and written. */
export const MUNICIPALITY_IMPORT_KINDS: Record<
  MunicipalityImportKind,
  { title: string; about: string; importLabel: string; path: ImportPath }
> = {
  comuni: {
    title: MUNICIPALITIES_TEXTS.municipalities,
    path: '/api/municipalities/inserimentoMassivoComuni',
    importLabel: MUNICIPALITIES_TEXTS.importMunicipalities,
    about: MUNICIPALITIES_TEXTS.municipalitiesHelp,
  },
  zone: {
    title: MUNICIPALITIES_TEXTS.zones,
    path: '/api/municipalities/inserimentoMassivoZoneClimatiche',
    importLabel: MUNICIPALITIES_TEXTS.importZones,
    about: MUNICIPALITIES_TEXTS.zonesHelp,
  },
};

import type { MunicipalityImportKind } from '@pratiche/api';

type ImportPath =
  | '/api/municipalities/inserimentoMassivoComuni'
  | '/api/municipalities/inserimentoMassivoZoneClimatiche';

/** Labels of the import kinds, and where their table is read and written. */
export const MUNICIPALITY_IMPORT_KINDS: Record<
  MunicipalityImportKind,
  { title: string; about: string; importLabel: string; path: ImportPath }
> = {
  comuni: {
    title: 'Comuni',
    path: '/api/municipalities/inserimentoMassivoComuni',
    importLabel: 'Importa comuni',
    about:
      'Un file CSV con tutti i comuni: codice catastale, nome, provincia, CAP e, se c’è, zona climatica. I comuni che non sono nel file vengono tolti.',
  },
  zone: {
    title: 'Zone climatiche',
    path: '/api/municipalities/inserimentoMassivoZoneClimatiche',
    importLabel: 'Importa zone climatiche',
    about: 'Un file CSV con codice catastale e zona climatica dei soli comuni da modificare.',
  },
};

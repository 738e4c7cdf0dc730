import type { MunicipalityImportKind } from '@pratiche/api';

/** Labels of the import kinds. */
export const MUNICIPALITY_IMPORT_KINDS: Record<
  MunicipalityImportKind,
  { title: string; about: string; importLabel: string }
> = {
  comuni: {
    title: 'Comuni',
    importLabel: 'Importa comuni',
    about:
      'Un file CSV con tutti i comuni: codice catastale, nome, provincia, CAP e, se c’è, zona climatica. I comuni che non sono nel file vengono tolti.',
  },
  zone: {
    title: 'Zone climatiche',
    importLabel: 'Importa zone climatiche',
    about: 'Un file CSV con codice catastale e zona climatica dei soli comuni da modificare.',
  },
};

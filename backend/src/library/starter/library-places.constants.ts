import type { NewLibraryFile } from '../library-file.repository.js';

/** A document that the provider of the portal brings along: its row waits, unpublished, for the upload. */
export type LibraryPlace = Pick<NewLibraryFile, 'title' | 'description'> & { slug: string };

export const LIBRARY_PLACES: readonly LibraryPlace[] = [
  {
    slug: 'documenti-primo-professionista',
    title: 'Documenti del primo professionista',
    description: 'Incarico, iscrizione all’albo e polizza del tecnico che segue le asseverazioni.',
  },
  {
    slug: 'documenti-secondo-professionista',
    title: 'Documenti del secondo professionista',
    description: 'Incarico, iscrizione all’albo e polizza del tecnico che lo sostituisce.',
  },
  {
    slug: 'elenchi-produttori',
    title: 'Elenchi dei produttori',
    description: 'Produttori di serramenti, schermature e chiusure, con i loro certificati.',
  },
  {
    slug: 'archivio-modelli',
    title: 'Archivio dei modelli',
    description: 'Tutti i modelli in un solo file ZIP.',
  },
];

import correzioni from './chapters/correzioni.md';
import documenti from './chapters/documenti.md';
import domandeFrequenti from './chapters/domande-frequenti.md';
import invio from './chapters/invio.md';
import linkAlCliente from './chapters/link-al-cliente.md';
import nuovaPratica from './chapters/nuova-pratica.md';
import pacchettiECrediti from './chapters/pacchetti-e-crediti.md';
import registrazione from './chapters/registrazione.md';
import scadenze from './chapters/scadenze.md';

/** Chapters in the order of reading: address, title, file of the text. */
export const MANUAL_CHAPTERS = [
  { slug: 'registrazione', title: 'Registrazione', url: registrazione },
  { slug: 'pacchetti-e-crediti', title: 'Pacchetti e crediti', url: pacchettiECrediti },
  { slug: 'nuova-pratica', title: 'Nuova pratica, passo per passo', url: nuovaPratica },
  { slug: 'documenti', title: 'Documenti', url: documenti },
  { slug: 'invio', title: 'Invio', url: invio },
  { slug: 'correzioni', title: 'Correzioni', url: correzioni },
  { slug: 'link-al-cliente', title: 'Link al cliente', url: linkAlCliente },
  { slug: 'scadenze', title: 'Scadenze', url: scadenze },
  { slug: 'domande-frequenti', title: 'Domande frequenti', url: domandeFrequenti },
] as const;

export type ManualSlug = (typeof MANUAL_CHAPTERS)[number]['slug'];

export interface ManualChapter {
  slug: ManualSlug;
  title: string;
}

export const manualPath = (slug: string, anchor = ''): string =>
  `/manuale/${slug}${anchor === '' ? '' : `#${anchor}`}`;

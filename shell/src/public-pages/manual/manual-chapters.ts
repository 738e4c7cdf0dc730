import correzioni from './chapters/correzioni.md';
import documenti from './chapters/documenti.md';
import domandeFrequenti from './chapters/domande-frequenti.md';
import invio from './chapters/invio.md';
import linkAlCliente from './chapters/link-al-cliente.md';
import nuovaPratica from './chapters/nuova-pratica.md';
import pacchettiECrediti from './chapters/pacchetti-e-crediti.md';
import registrazione from './chapters/registrazione.md';
import scadenze from './chapters/scadenze.md';
import { MANUAL_TEXTS } from './texts.js';

/** Chapters in the order of reading: address, title, file of the text. */
export const MANUAL_CHAPTERS = [
  { slug: 'registrazione', title: MANUAL_TEXTS.registration, url: registrazione },
  { slug: 'pacchetti-e-crediti', title: MANUAL_TEXTS.packages, url: pacchettiECrediti },
  { slug: 'nuova-pratica', title: MANUAL_TEXTS.newDossier, url: nuovaPratica },
  { slug: 'documenti', title: MANUAL_TEXTS.documents, url: documenti },
  { slug: 'invio', title: MANUAL_TEXTS.sending, url: invio },
  { slug: 'correzioni', title: MANUAL_TEXTS.corrections, url: correzioni },
  { slug: 'link-al-cliente', title: MANUAL_TEXTS.customerLink, url: linkAlCliente },
  { slug: 'scadenze', title: MANUAL_TEXTS.deadlines, url: scadenze },
  { slug: 'domande-frequenti', title: MANUAL_TEXTS.questions, url: domandeFrequenti },
] as const;

export type ManualSlug = (typeof MANUAL_CHAPTERS)[number]['slug'];

export interface ManualChapter {
  slug: ManualSlug;
  title: string;
}

export const manualPath = (slug: string, anchor = ''): string =>
  `/manuale/${slug}${anchor === '' ? '' : `#${anchor}`}`;

import correzioni from './chapters/correzioni.md';
import documenti from './chapters/documenti.md';
import domandeFrequenti from './chapters/domande-frequenti.md';
import invio from './chapters/invio.md';
import linkAlCliente from './chapters/link-al-cliente.md';
import nuovaPratica from './chapters/nuova-pratica.md';
import pacchettiECrediti from './chapters/pacchetti-e-crediti.md';
import registrazione from './chapters/registrazione.md';
import scadenze from './chapters/scadenze.md';
import { CHAPTER_TEXTS } from './chapter-texts.js';

/** Chapters in the order of reading: address, title, file of the text. */
export const MANUAL_CHAPTERS = [
  { slug: 'registrazione', title: CHAPTER_TEXTS.registration, url: registrazione },
  { slug: 'pacchetti-e-crediti', title: CHAPTER_TEXTS.packages, url: pacchettiECrediti },
  { slug: 'nuova-pratica', title: CHAPTER_TEXTS.newDossier, url: nuovaPratica },
  { slug: 'documenti', title: CHAPTER_TEXTS.documents, url: documenti },
  { slug: 'invio', title: CHAPTER_TEXTS.sending, url: invio },
  { slug: 'correzioni', title: CHAPTER_TEXTS.corrections, url: correzioni },
  { slug: 'link-al-cliente', title: CHAPTER_TEXTS.customerLink, url: linkAlCliente },
  { slug: 'scadenze', title: CHAPTER_TEXTS.deadlines, url: scadenze },
  { slug: 'domande-frequenti', title: CHAPTER_TEXTS.questions, url: domandeFrequenti },
] as const;

export type ManualSlug = (typeof MANUAL_CHAPTERS)[number]['slug'];

export interface ManualChapter {
  slug: ManualSlug;
  title: string;
}

export const manualPath = (slug: string, anchor = ''): string =>
  `/manuale/${slug}${anchor === '' ? '' : `#${anchor}`}`;

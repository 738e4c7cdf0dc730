import type { LinkStage } from '@pratiche/domain';
import { endSentence } from './end-sentence.js';

interface StageText {
  title: string;
  /** What it means for the customer. */
  text: (company: string) => string;
}

/** Where the dossier stands, in the customer's words. */
export const STAGE_TEXTS: Readonly<Record<LinkStage, StageText>> = {
  collecting: {
    title: 'Aspettiamo i tuoi dati',
    text: (company) => `${company} completa la pratica quando hai finito.`,
  },
  collected: {
    title: 'Abbiamo ricevuto i tuoi dati',
    text: (company) => `${company} controlla i dati, completa la pratica e la invia al controllo.`,
  },
  correcting: {
    title: 'Pratica da correggere',
    text: (company) =>
      `Il controllo ha chiesto una correzione: se ne occupa ${endSentence(company)} I tuoi dati sono di nuovo aperti, cambiali solo se te lo chiede.`,
  },
  checking: {
    title: 'Pratica inviata al controllo',
    text: () => 'Un operatore controlla dati e documenti. Per ora non devi fare niente.',
  },
  accepted: {
    title: 'Controllo superato',
    text: () => 'Adesso la pratica viene trasmessa a ENEA. Per ora non devi fare niente.',
  },
  filed: {
    title: 'Pratica inviata a ENEA',
    text: () => 'ENEA ha ricevuto la pratica e le ha dato un numero, il codice CPID.',
  },
  completed: {
    title: 'Pratica completata',
    text: () => 'ENEA ha ricevuto la pratica e ha rilasciato la ricevuta con il codice CPID.',
  },
};

/** The stations of a dossier, in their order. */
export const STATIONS: readonly { stages: readonly LinkStage[]; label: string }[] = [
  { stages: ['collecting', 'collected'], label: 'Dati ricevuti' },
  { stages: ['correcting', 'checking'], label: 'Inviata al controllo' },
  { stages: ['accepted'], label: 'Controllo superato' },
  { stages: ['filed'], label: 'Inviata a ENEA, codice CPID disponibile' },
  { stages: ['completed'], label: 'Ricevuta di ENEA disponibile' },
];

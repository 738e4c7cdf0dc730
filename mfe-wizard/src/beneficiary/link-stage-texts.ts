import type { LinkStage } from '@pratiche/domain';
import type { LinkStationName } from '@pratiche/domain/link-stations';
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

/** What the stations of a dossier are called, before and after ENEA gave what it gives there. */
export const STATION_TEXTS: Readonly<Record<LinkStationName, string>> = {
  received: 'Dati ricevuti',
  handedIn: 'Inviata al controllo',
  accepted: 'Controllo superato',
  filed: 'Inviata a ENEA',
  receipt: 'Ricevuta di ENEA',
};
export const GIVEN_TEXTS: Readonly<Partial<Record<LinkStationName, string>>> = {
  filed: 'Inviata a ENEA, codice CPID disponibile',
  receipt: 'Ricevuta di ENEA disponibile',
};

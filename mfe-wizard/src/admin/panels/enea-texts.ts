import type { EneaReadingDto } from '@pratiche/api';

type Outcome = EneaReadingDto['values'][number]['outcome'];

/** Texts of a comparison with ENEA's PDF for operators. */
export const ENEA_TEXTS = {
  title: 'Confronta con il PDF di ENEA',
  help: 'Carica la stampa della bozza prima di inviarla, o la scheda inviata: la confrontiamo con la pratica e non la conserviamo.',
  drop: 'PDF di ENEA',
  reading: 'Stiamo leggendo il PDF…',
  kinds: {
    compared: 'Il PDF è di questa pratica.',
    unreadable:
      'Il PDF non ha testo che si possa leggere, come le scansioni: confronta tu i valori.',
    otherPaper: 'Il PDF non è una scheda di ENEA: scarica la stampa dal sito di ENEA.',
    otherDossier: 'Il PDF non è di questa pratica.',
    severalCpids: 'Nel PDF ci sono più codici CPID: carica una dichiarazione per volta.',
  },
  owner: (owner: string) => `È di: ${owner}.`,
  draft: 'Bozza: non ha ancora il codice CPID.',
  filed: (cpid: string) => `Inviata con il codice CPID ${cpid}.`,
  summary: (equal: number, different: number) => `Uguali: ${equal} · Diversi: ${different}`,
  values: 'Valori',
  inDossier: 'Nella pratica',
  inPdf: 'Nel PDF',
  outcome: 'Esito',
  outcomes: {
    equal: 'uguale',
    different: 'diverso',
    missing: 'assente nel PDF',
    notComparable: 'non confrontabile',
  } satisfies Record<Outcome, string>,
  weighty: 'Prima di passare allo stato successivo ti chiediamo il motivo.',
  otherDossier: (owner: string | null) =>
    `Il PDF non è di questa pratica${owner === null ? '' : `, è di ${owner}`}: controlla di averlo scelto bene.`,
  difference: (label: string, ours: string | null, theirs: string | null) =>
    `${label}: nel PDF ${theirs ?? 'niente'}, nella pratica ${ours ?? 'niente'}.`,
  mend: 'Correggi',
  mendOf: (label: string) => `Correggi nella pratica: ${label}`,
  show: 'Vai al valore',
  showOf: (label: string) => `Vai al valore nella pratica: ${label}`,
  print: 'Stampa di ENEA',
  reasonsQuestion: 'Il PDF di ENEA è diverso dalla pratica: perché vai avanti?',
  reasonsHelp:
    'Se il PDF è sbagliato, torna ai documenti e correggi sul sito di ENEA. Altrimenti scrivi il motivo di ogni differenza: resta nel registro.',
  reason: (label: string) => `Motivo: ${label}`,
  goOn: 'Conferma e vai avanti',
} as const;

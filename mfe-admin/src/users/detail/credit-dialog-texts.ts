import { formatCreditCount } from '@pratiche/domain';

/** The dialog that corrects the credits of a package. */
export const ADJUST_CREDITS_TEXTS = {
  title: (packageName: string) => `Rettifica i crediti di ${packageName}`,
  confirm: 'Conferma la rettifica',
  explanation: (owner: string) =>
    `La rettifica è un movimento a sé: resta nell’elenco con il motivo, e «${owner}» ne riceve notifica.`,
  direction: 'Cosa fare',
  add: 'Aggiungere',
  take: 'Togliere',
  credits: 'Quanti crediti',
  reason: 'Motivo',
  reasonHelp: 'Lo legge anche l’utente, tra i suoi movimenti.',
  creditsLeft: 'Crediti residui:',
  invalidAmount: 'Inserisci un numero maggiore di zero, con al massimo due decimali.',
  tooMany: (credits: number) => `Sul pacchetto restano ${formatCreditCount(credits)}.`,
  adjusted: (packageName: string, credits: string) =>
    `Crediti rettificati: sul pacchetto ${packageName} ora sono ${credits}.`,
} as const;

/** The dialog that gives a package that was paid for. */
export const ADD_PACKAGE_TEXTS = {
  title: 'Aggiungi pacchetto',
  confirm: 'Aggiungi',
  explanation: (owner: string) =>
    `I crediti sono disponibili subito; «${owner}» viene avvisato per e-\u2060mail.`,
  package: 'Pacchetto',
  ofChosenSize: (name: string) => `${name} (a scelta)`,
  ofSize: (name: string, credits: number) => `${name} (${formatCreditCount(credits)})`,
  credits: 'Quanti crediti',
  added: (name: string, credits: number) =>
    `Pacchetto ${name} aggiunto: ${formatCreditCount(credits)}.`,
  failed: (why: string) => `Errore aggiunta pacchetto. ${why}`,
} as const;

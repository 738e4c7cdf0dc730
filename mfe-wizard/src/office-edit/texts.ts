/** What an operator's change of a dossier says, in one place to proofread. */
export const OFFICE_EDIT_TEXTS = {
  title: (id: string | number | null) => `Modifica dati pratica ${id}`,
  cannotEdit: 'Non puoi modificare i dati',
  cannotEditText: (status: string) =>
    `La pratica è nello stato «${status}»: i suoi dati li cambia solo l’installatore.`,
  backToDossier: 'Torna alla pratica',
  opening: 'Apertura del passo…',
  back: 'Indietro',
  administration: 'Amministrazione pratica',
  forward: 'Avanti',
  whyQuestion: 'Perché modifichi i dati?',
  whyText:
    'ENEA ha già questa pratica. Il motivo resta nella cronologia e lo legge anche l’installatore: ricordati di correggere anche la scheda sul sito ENEA.',
  reason: 'Motivo della modifica',
  cancel: 'Annulla',
  continue: 'Continua',
  answers: 'Risposte per ENEA',
  rows: { generatori: 'Generatore', otherBeneficiaries: 'Altro beneficiario' },
  answersOnly:
    'Qui puoi correggere le risposte per ENEA. Gli altri dati li ha dichiarati l’installatore: li leggi sotto, e per cambiarli chiedi le correzioni.',
  readOnlyStep:
    'Questi dati li ha dichiarati l’installatore: qui li leggi soltanto. Per cambiarli chiedi le correzioni.',
  saveFailed: 'Errore salvataggio pratica: riprova tra poco.',
  notSaved: (id: number, reason: string | null) =>
    `Le ultime modifiche alla pratica ${id} non sono state salvate${reason === null ? '.' : `: ${reason}`}`,
} as const;

/** Texts of the dialog that records a correction. */
export const RECORD_TEXTS = {
  title: (filing: string) => `Rettifica ENEA: ${filing}`,
  about: (cpid: string) =>
    `Registra qui una dichiarazione che hai corretto con «Modifica pratica» sul sito ENEA. Il CPID ${cpid} e la sua ricevuta restano nella pratica, accanto ai nuovi; lo stato non cambia.`,
  receipt: 'Nuova ricevuta ENEA',
  receiptMissing: 'Carica la nuova ricevuta di ENEA.',
  document: 'Documento del nuovo CPID, se non è la ricevuta',
  chosen: (fileName: string) => `Scelto: ${fileName}`,
  cpid: 'Nuovo numero CPID',
  reason: 'Motivo',
  reasonHelp: 'Lo legge anche l’installatore, nella cronologia e nell’e-\u2060mail.',
  notRecorded: 'precedente',
  cancel: 'Annulla',
  question: (cpid: string) => `Il nuovo CPID è ${cpid}: registri la rettifica?`,
  consequences: (former: string | null) =>
    `Prende il posto di ${former ?? 'quello precedente'}. L’installatore e il cliente ricevono un’e-\u2060mail con le ricevute: poi non puoi annullarla.`,
  confirm: 'Registra e avvisa',
  back: 'Torna indietro',
  recorded: (cpid: string) => `Rettifica registrata: il CPID attuale è ${cpid}`,
} as const;

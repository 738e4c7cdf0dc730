import type { SettingKind } from './setting-values.js';

interface SettingKindTexts {
  label: string;
  /** Explains the effect of the setting to the person who changes it. */
  about: string;
}

/** Kinds of settings in the order in which they are shown. */
export const SETTING_KINDS: Readonly<Record<SettingKind, SettingKindTexts>> = {
  purchases: {
    label: 'Acquisti',
    about: 'Apre o sospende l’acquisto dei pacchetti, con l’avviso mostrato a chi acquista.',
  },
  packages: {
    label: 'Pacchetti in vendita',
    about:
      'Nome, prezzo, crediti e costo delle pratiche. Chi ha già acquistato conserva le condizioni di allora.',
  },
  bankTransfer: {
    label: 'Coordinate per il bonifico',
    about: 'Intestatario e IBAN mostrati nella pagina di pagamento e nel codice QR.',
  },
  vatRate: { label: 'Aliquota IVA', about: 'Percentuale aggiunta al prezzo dei pacchetti.' },
  provider: {
    label: 'Fornitore del servizio',
    about:
      'Denominazione, sede, partita IVA e PEC nella lettera di incarico, nelle pagine pubbliche, nella pagina Assistenza e in quella di pagamento.',
  },
  publicContacts: {
    label: 'Contatti delle pagine pubbliche',
    about:
      'E-mail, telefono e orari che legge anche chi non ha un account: nella pagina di presentazione, in fondo alle pagine pubbliche, nelle informative e nelle pagine di errore. L’e-mail per l’accessibilità riceve le segnalazioni; se manca vale quella generale.',
  },
  brand: {
    label: 'Marchio',
    about:
      'Nome, colore e logo con cui il portale si presenta: nella cornice, nelle pagine pubbliche e nelle e-mail.',
  },
  eneaIntermediary: {
    label: 'Intermediario ENEA',
    about:
      'La persona che inserisce le pratiche nel sito di ENEA con la propria identità digitale: la delega da firmare la nomina.',
  },
  supportContacts: {
    label: 'Contatti dell’assistenza',
    about: 'Recapiti mostrati nella pagina Assistenza, per argomento.',
  },
  statusNames: {
    label: 'Nomi degli stati',
    about: 'Come si chiamano gli stati delle pratiche in tutto il portale.',
  },
  closureLabels: {
    label: 'Tipi di chiusura oscurante',
    about:
      'Diciture delle chiusure oscuranti dopo l’intervento. Le resistenze termiche non cambiano.',
  },
  heatingLabels: {
    label: 'Distribuzione e regolazione',
    about:
      'Diciture dei tipi di distribuzione e di regolazione dell’impianto, da verificare sul sito ENEA.',
  },
  interventionMatrix: {
    label: 'Matrice degli interventi',
    about:
      'Quante pratiche genera ogni combinazione di prodotti. Le pratiche già inviate conservano i costi di allora.',
  },
  uLimits: {
    label: 'Limiti di trasmittanza',
    about:
      'Valori massimi dei nuovi serramenti per zona climatica: oltre questi l’installatore non può inviare la pratica.',
  },
  uLimitsEcobonus: {
    label: 'Limiti di trasmittanza Ecobonus',
    about: 'Oltre questi valori la pratica mostra un avviso.',
  },
  solarTransmission: {
    label: 'Trasmissione solare (gtot)',
    about: 'Valore massimo per schermature e chiusure.',
  },
  costCeilings: {
    label: 'Massimali di costo',
    about: 'Costi massimi al m², al netto di IVA, posa e prestazioni professionali.',
  },
  deductionRates: {
    label: 'Aliquote di detrazione',
    about:
      'Percentuali, limiti, quote e chi ha l’aliquota più alta, per anno della spesa: li usano la stima, gli avvisi e le domande frequenti.',
  },
  controlTerms: {
    label: 'Termine dei controlli fiscali',
    about:
      'Per quanti anni, dopo quello dell’ultima dichiarazione con una quota, la detrazione può essere controllata. Ne seguono la conservazione delle pratiche completate, i documenti da firmare e le domande frequenti.',
  },
  eneaOpenings: {
    label: 'Aperture del portale ENEA',
    about:
      'Se ENEA apre in ritardo, gli 84 giorni partono dal giorno di apertura. Le scadenze delle pratiche vengono ricalcolate.',
  },
  documentSet: { label: 'Documenti richiesti', about: 'Quali documenti chiede ogni servizio.' },
  paperTexts: {
    label: 'Testi dei documenti da firmare',
    about:
      'Delega, dichiarazione sostitutiva, requisiti tecnici e congruità. I testi sono una proposta: prima dell’uso li deve confermare un legale. Ogni modifica è una nuova edizione, che è stampata sui documenti e resta scritta accanto a quelli firmati. Ogni riga è un capoverso o un punto; le parole tra graffe, come {impresa}, diventano i dati della pratica.',
  },
  contractTexts: {
    label: 'Testi del contratto',
    about:
      'Clausole della lettera di conferimento incarico. I testi sono una proposta: prima dell’uso li deve confermare un legale. Ogni modifica è una nuova edizione, che è stampata sul contratto e resta scritta accanto a quelli firmati. Ogni riga dei punti è un punto.',
  },
  onlineSignatures: {
    label: 'Firme online',
    about:
      'Quali documenti installatori e clienti firmano online, con il disegno della firma e un codice per e-mail (firma elettronica semplice). La dichiarazione sostitutiva è esclusa finché un legale non conferma che l’art. 38 del D.P.R. 445/2000 lo permette. La firma su carta resta sempre possibile.',
  },
  returnReasons: {
    label: 'Motivi di correzione e di rifiuto',
    about:
      'I testi pronti che gli operatori scelgono quando chiedono correzioni o rifiutano una pratica, e che possono poi completare.',
  },
  retention: {
    label: 'Conservazione dei dati',
    about:
      'Per quanti giorni il portale conserva bozze, notifiche, link e registro delle attività. Scaduto il termine, i dati personali vengono cancellati. Le pratiche completate restano fino al termine dei controlli fiscali.',
  },
  draftLimits: {
    label: 'Spazio per le bozze',
    about:
      'Quante pratiche mai inviate può avere un account e quanti MB possono occupare i loro file. Dall’80% compare un avviso in bacheca.',
  },
  operatorCharge: {
    label: 'Pratiche in carico',
    about:
      'Dopo quante ore senza azioni una pratica inviata o accettata torna da assegnare, così la può prendere un altro operatore.',
  },
  worksCostWords: {
    label: 'Lavori connessi nelle fatture',
    about:
      'Le parole delle righe di fattura, come trasporto e smaltimento, che il portale propone insieme alla spesa con l’invito a sentire un consulente. Le righe senza queste parole e senza prodotto, posa o prestazione restano fuori dalla spesa.',
  },
};

export const isSettingKind = (value: unknown): value is SettingKind =>
  typeof value === 'string' && Object.hasOwn(SETTING_KINDS, value);

/**
 * Kinds that are tables in the law's time: each entry adds to the table from its day on, chosen by
 * the day of the works.
 */
export const DATED_KINDS = [
  'uLimits',
  'uLimitsEcobonus',
  'solarTransmission',
  'costCeilings',
  'deductionRates',
  'controlTerms',
] as const satisfies readonly SettingKind[];
export type DatedKind = (typeof DATED_KINDS)[number];

export const isDatedKind = (kind: SettingKind): kind is DatedKind =>
  DATED_KINDS.some((one) => one === kind);

/** Kinds only the back office and the server need. */
export const PRIVATE_KINDS = [
  'bankTransfer',
  'packages',
  'documentSet',
  'eneaIntermediary',
  'paperTexts',
  'contractTexts',
  'onlineSignatures',
  'retention',
  'draftLimits',
  'operatorCharge',
  'returnReasons',
  'worksCostWords',
] as const satisfies readonly SettingKind[];
type PrivateKind = (typeof PRIVATE_KINDS)[number];

/** Kinds the front ends get: a single value that holds now. */
export type CurrentKind = Exclude<SettingKind, DatedKind | PrivateKind>;

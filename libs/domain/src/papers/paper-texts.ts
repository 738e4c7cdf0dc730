import type { Placeholder } from './placeholders.js';

/**
 * The wording of the papers that beneficiary and fitter sign. Tables and figures are drawn around
 * it. In a text of several lines each line is a paragraph or a point.
 */
export interface PaperTexts {
  /** Name of the edition, printed on each page and stored with what was signed. */
  edition: string;
  delega: {
    mandate: string;
    delegation: string;
    powers: string;
    acquisition: string;
    declaration: string;
    privacy: string;
    receipt: string;
    note: string;
  };
  atto: {
    basis: string;
    awareness: string;
    estate: string;
    /** A person's main home; what the rate rests on is absent in the editions before 2026-12-2. */
    mainHome?: string;
    /** A person's property that is no main home. */
    otherHome?: string;
    /** Said by a holder with a real right of enjoyment. */
    realRight?: string;
    /** Said by a holder without it. */
    noRealRight?: string;
    /** Ecobonus only. */
    heating: string;
    expense: string;
    /** In place of `expense` where several beneficiaries share the expense. */
    sharedExpense: string;
    further: string;
    others: string;
    closing: string;
    note: string;
  };
  req: { declaration: string; closing: string; note: string };
  congr: { declaration: string; closing: string; note: string };
}

type Texts<Paper extends Exclude<keyof PaperTexts, 'edition'>> = Readonly<
  Record<keyof PaperTexts[Paper], PaperTextRule>
>;

export interface PaperTextRule {
  max: number;
  allowed: readonly Placeholder[];
  required: readonly Placeholder[];
  /** May be absent, as in editions from before the text existed; nothing is printed then. */
  isOptional?: true;
}

const rule = (
  max: number,
  required: readonly Placeholder[] = [],
  optional: readonly Placeholder[] = [],
): PaperTextRule => ({ max, required, allowed: [...required, ...optional] });

const optionalRule = (max: number): PaperTextRule => ({ ...rule(max), isOptional: true });

/** What each text may and must say. */
export const PAPER_TEXT_RULES: {
  readonly [Paper in Exclude<keyof PaperTexts, 'edition'>]: Texts<Paper>;
} = {
  delega: {
    mandate: rule(1_500, ['impresa', 'detrazione'], ['fornitore', 'portale']),
    delegation: rule(1_500, ['intermediario'], ['impresa', 'fornitore']),
    powers: rule(2_000, [], ['impresa', 'fornitore']),
    acquisition: rule(500, [], ['impresa', 'fornitore']),
    declaration: rule(1_500),
    privacy: rule(4_000, ['impresa', 'contatti', 'termine'], ['fornitore', 'intermediario']),
    receipt: rule(500),
    note: rule(500),
  },
  atto: {
    basis: rule(300),
    awareness: rule(800),
    estate: rule(800),
    mainHome: optionalRule(800),
    otherHome: optionalRule(800),
    realRight: optionalRule(800),
    noRealRight: optionalRule(800),
    heating: rule(800),
    expense: rule(800, ['spesa'], ['detrazione']),
    sharedExpense: rule(800, ['spesa'], ['detrazione']),
    further: rule(2_000, [], ['detrazione']),
    others: rule(300),
    closing: rule(800, ['scadenza']),
    note: rule(500),
  },
  req: { declaration: rule(1_500), closing: rule(800), note: rule(500) },
  congr: { declaration: rule(1_500, ['fonte']), closing: rule(800), note: rule(500) },
};

const NO_TECHNICIAN =
  'Se per l’intervento la legge richiede l’asseverazione di un tecnico abilitato, questa dichiarazione non la sostituisce.';

/** The wording is ours: a lawyer has to confirm it. */
export const PAPER_TEXTS: PaperTexts = {
  edition: '2026-12-2',
  delega: {
    mandate:
      'Il beneficiario incarica l’impresa {impresa} di preparare, con l’aiuto di {fornitore}, fornitore del portale {portale}, la pratica per la detrazione {detrazione} relativa ai lavori indicati.',
    delegation:
      'Il beneficiario delega {intermediario}, persona fisica che per conto di {fornitore} opera sul sito di ENEA come intermediario, con la propria identità digitale, a:',
    powers:
      'inserire nel sito di ENEA i dati della pratica e trasmetterli in nome del beneficiario, entro 90 giorni dalla fine dei lavori;\n' +
      'correggere i dati trasmessi quando è necessario e il termine lo consente;\n' +
      'ricevere la scheda descrittiva, la ricevuta e il codice CPID, che l’impresa consegna al beneficiario.',
    acquisition:
      'Autorizza l’impresa e il fornitore ad acquisire in suo nome i dati catastali dell’immobile (visura).',
    declaration:
      'Il beneficiario dichiara che i dati e i documenti consegnati sono veri e completi, sa che la detrazione dipende dai requisiti di legge e si impegna a conservare fatture, bonifici e certificazioni per i controlli.',
    privacy:
      'Titolare del trattamento è l’impresa {impresa} ({contatti}). {fornitore} tratta i dati per conto del titolare come responsabile (art. 28 del Regolamento).\n' +
      'I dati trattati sono quelli anagrafici e di contatto, il codice fiscale, il documento d’identità, i dati dell’immobile, dei lavori e delle spese. Servono a preparare, trasmettere e conservare la pratica: per eseguire l’incarico e per obblighi di legge. Senza di essi la pratica non può essere trasmessa. Non ci sono decisioni automatizzate.\n' +
      'Sono comunicati a ENEA, alla persona delegata alla trasmissione e, se richiesti, all’Amministrazione finanziaria; non sono diffusi.\n' +
      'Sono conservati {termine}; poi sono cancellati.\n' +
      'L’interessato può chiedere al titolare accesso, rettifica, cancellazione, limitazione e portabilità, opporsi al trattamento e presentare reclamo al Garante per la protezione dei dati personali.',
    receipt: 'Il beneficiario dichiara di aver ricevuto e letto queste informazioni.',
    note: 'Allegare copia del documento d’identità di chi firma.',
  },
  atto: {
    basis:
      'Dichiarazione sostitutiva di atto di notorietà (art. 47 del D.P.R. 28 dicembre 2000, n. 445)',
    awareness:
      'consapevole delle sanzioni penali previste per dichiarazioni false (art. 76 del D.P.R. 445/2000) e della perdita dei benefici ottenuti (art. 75 dello stesso decreto),',
    estate:
      'che l’immobile è esistente, è iscritto in catasto o ne è stata chiesta l’iscrizione, ed è in regola con il pagamento dei tributi dovuti;',
    mainHome:
      'che a fine lavori l’immobile è adibito ad abitazione principale propria o di un familiare, o ne è pertinenza;',
    otherHome:
      'che a fine lavori l’immobile non è adibito ad abitazione principale propria o di un familiare;',
    realRight:
      'di avere sull’immobile un diritto reale di godimento (usufrutto, uso o abitazione);',
    noRealRight:
      'di non avere sull’immobile un diritto reale di godimento (usufrutto, uso o abitazione);',
    heating:
      'che l’unità immobiliare era dotata, prima dei lavori, di impianto di riscaldamento nei casi in cui la legge lo richiede;',
    expense:
      'di avere sostenuto per i lavori spese per {spesa}, documentate da fatture a suo nome e pagate nei modi previsti per la detrazione {detrazione};',
    sharedExpense:
      'di avere sostenuto per i lavori, per la propria parte, spese per {spesa}, documentate da fatture e pagate nei modi previsti per la detrazione {detrazione};',
    further:
      'che per le stesse spese non ha ottenuto altre agevolazioni non cumulabili;\n' +
      'che, dove il titolo lo richiede, ha il consenso del proprietario ai lavori.',
    others: 'Le altre parti della spesa sono sostenute, e dichiarate ognuna per sé, da:',
    closing:
      'Il dichiarante conferma che i dati comunicati per la pratica corrispondono al vero e che conserverà i documenti per i controlli fino al {scadenza}.',
    note: 'La firma non va autenticata se si allega copia di un documento d’identità valido (art. 38 del D.P.R. 445/2000).',
  },
  req: {
    declaration:
      'che i prodotti forniti o installati hanno le prestazioni indicate nelle tabelle, dichiarate dal produttore con la marcatura CE (regolamento UE n. 305/2011 o successivo) e provate dai documenti allegati, e che rispettano i limiti indicati; i valori dei prodotti sostituiti sono stimati da chi dichiara.',
    closing:
      'Le prestazioni risultano dalle dichiarazioni di prestazione (DoP) e dalle certificazioni dei prodotti, che si allegano.',
    note: NO_TECHNICIAN,
  },
  congr: {
    declaration:
      'che le spese per cui è chiesta la detrazione sono congrue rispetto ai costi massimi ammissibili ({fonte}): per ogni prodotto è ammessa la minore somma tra la fornitura e il costo massimo della tabella, più IVA, posa in opera e prestazioni professionali.',
    closing:
      'Le spese risultano dalle fatture, che distinguono prodotti, posa in opera, IVA e prestazioni professionali.',
    note: NO_TECHNICIAN,
  },
};

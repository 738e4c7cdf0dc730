import {
  type LinkStage,
  selectPlural,
  estimateCustomerMinutes,
  type LinkStationName,
} from '@pratiche/domain';
import { quoteTitles } from '@pratiche/domain/signatures';

/** What a customer reads before the first question and after the last, in one place to proofread. */
export const BENEFICIARY_TEXTS = {
  /** Title of the customer's page (spec wizard §2). */
  pageTitle: 'Modifica pratica',
  yourSteps: 'I tuoi passi',
  openingStep: 'Apertura del passo…',
  whoAsks: 'Chi te lo chiede',
  questions: 'Hai domande? Chiedi a',
  vat: (number: string) => `Partita IVA ${number}`,
  telephone: 'Telefono',
  minutes: (missing: number) => `Circa ${estimateCustomerMinutes(missing)} minuti`,
  alreadyThere: ': i dati ci sono già, controllali e conferma.',
  fewLeft: (missing: number) =>
    `: ${selectPlural(missing, 'manca solo un dato', `mancano solo ${missing} dati`)}, il resto c’è già.`,
  onPhoneToo: (steps: number) => `, ${steps} passi, anche dal telefono.`,
  keepAtHand:
    'Tieni a portata di mano codice fiscale, carta d’identità e, se ce l’hai, la visura catastale. Quello che non sai puoi lasciarlo in bianco.',
  savedByItself: (until: string | null) =>
    `Si salva da solo: puoi fermarti e riprendere da questo link${until === null ? '' : ` fino al ${until}`}.`,
  signatureAhead: (count: number) =>
    `Alla fine firmi ${selectPlural(count, 'un documento', `${count} documenti`)}: bastano un dito e un codice che ti arriva per e-\u2060mail.`,
  unknownCompany: 'L’azienda che esegue i lavori',
  openingData: 'Apertura dei tuoi dati…',
  pageNotOpened: 'La pagina non si apre adesso',
  back: 'Indietro',
  next: 'Avanti',
  finished: 'Ho finito',
  summary: 'Controlla i tuoi dati',
  summaryText: (doubts: number) =>
    doubts === 0
      ? 'I dati che servono ci sono già. Se qualcosa non va, tocca «Modifica».'
      : `${selectPlural(doubts, 'Un dato sembra sbagliato: tocca «Controlla»', `${doubts} dati sembrano sbagliati: tocca «Controlla»`)}. Il resto puoi cambiarlo con «Modifica».`,
  allRight: 'È tutto giusto',
  toSummary: 'Torna al riepilogo',
  withoutData: 'Non hai questi dati? Li completerà chi ti ha mandato il link.',
  goOnWithout: 'Continua senza',
  finishWithout: 'Termina senza',
  withoutNetwork: 'Senza rete: i dati restano sul dispositivo',
  lastNotSaved:
    'Non siamo riusciti a salvare gli ultimi dati. Restano su questo dispositivo: controlla la connessione e riprova.',
  serverUnreachable:
    'Il server non risponde: controlla la connessione e riprova. I dati inseriti restano su questo dispositivo.',
  tryLater:
    'Il server non ha potuto completare la richiesta: riprova tra qualche minuto. Se succede ancora, avvisa chi ti ha mandato il link.',
  openingPapers: 'Apertura dei documenti da firmare…',
  papersNotOpened: 'I documenti non si aprono adesso',
  signLater: 'Firmo più tardi',
  begin: 'Inizia',
  resume: 'Continua',
  thanks: 'Grazie, abbiamo ricevuto i tuoi dati',
  thanksForSigning: 'Grazie, hai firmato',
  copyByMail: 'Ti mandiamo una copia per e-\u2060mail.',
  whatNow: 'Che cosa succede adesso',
  companyCompletes: (company: string) =>
    `${company} ha ricevuto l’avviso, controlla i dati e completa la pratica.`,
  weFile: 'Controlliamo la pratica e la trasmettiamo a ENEA.',
  receipt:
    'Su questo link trovi la ricevuta di ENEA con il codice CPID, da conservare con fatture e bonifici per la detrazione.',
  cpid: 'Codice CPID',
  copyCpid: 'Copia il codice',
  cpidCopied: 'Codice copiato',
  cannotCopy: 'Il browser non ha permesso la copia: seleziona il codice e copialo a mano.',
  downloadReceipt: 'Scarica la ricevuta di ENEA',
  receiptFailed: 'La ricevuta non è stata scaricata',
  keepAnswer: 'Conserva codice e ricevuta con fatture e bonifici: servono per la detrazione.',
  askForAnswer: (company: string) =>
    `Quello che ancora non trovi qui chiedilo a ${company}: codice e ricevuta servono per la detrazione, con fatture e bonifici.`,
  nothingLeft: (company: string) =>
    `Non devi fare altro. ${company} ti contatterà se serve qualcosa.`,
  inkLeft: (titles: readonly string[], company: string) =>
    `${selectPlural(titles.length, 'Il documento', 'I documenti')} ${quoteTitles(titles)} ${selectPlural(titles.length, 'lo firmi su carta: te lo', 'li firmi su carta: te li')} fa firmare ${endSentence(company)}`,
  signatureAwaited: (company: string) =>
    `Ti resta una firma, ma non ancora: il documento sarà pronto su questo link quando ${company} ha completato i suoi dati.`,
  signatureLeft: 'Per finire manca la tua firma: la trovi qui sopra.',
  comeBack: 'Torna su questo link quando vuoi: ti dice a che punto è la pratica.',
  dataLeft: 'Mancano ancora alcuni dati',
  dataLeftText: (until: string | null, company: string) =>
    `Se li trovi, puoi aggiungerli da questo link${until === null ? '' : ` fino al ${until}`}. Se non li hai, li completa ${endSentence(company)}`,
  review: 'Rivedi i dati',
  worksUntil: (day: string) => `Questo link funziona fino al ${day}.`,
  stations: 'A che punto è la pratica',
  toCorrect: 'Da correggere',
  onDay: (day: string) => ` il ${day}`,
  done: ': fatto',
  now: ': adesso',
  ahead: ': ancora da fare',
  title: (company: string, isComplete: boolean) =>
    `${company} ti chiede di ${isComplete ? 'controllare' : 'completare'} i dati per la detrazione`,
  purpose: (service: string) =>
    `Servono per la pratica ENEA${service ? ` (${service})` : ''} dei lavori: senza, non puoi avere la detrazione fiscale.`,
  stepsDone: (done: number, all: number) =>
    `${selectPlural(done, '1 passo completo', `${done} passi completi`)} su ${all}`,
  left: 'Che cosa ti resta da compilare',
  yourData: 'I tuoi dati',
  seenBy: (company: string) => `Li vedono solo ${company} e chi trasmette la pratica a ENEA.`,
  usedFor: 'Servono solo per questa pratica e per la tua detrazione.',
  keptUntil: (day: string) =>
    `Li conserviamo fino al ${day}, quando finiscono i controlli sulla detrazione; poi li cancelliamo.`,
  controller: (company: string) =>
    `Titolare del trattamento è ${company}: puoi chiedere di vederli, correggerli o cancellarli. L’informativa completa è nella delega da firmare.`,
  personal:
    'Il link è personale: non inoltrarlo. Quando la pratica è inviata, ti dice a che punto è.',
  toSign: (count: number, company: string) =>
    `${selectPlural(count, 'Un documento aspetta', `${count} documenti aspettano`)} la tua firma. Bastano un dito e un codice che ti arriva per e-\u2060mail; se preferisci la carta, chiedi il documento a ${endSentence(company)}`,
} as const;

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

/** A sentence that ends with a name: that of a company often has a full stop of its own ("S.n.c."). */
export const endSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

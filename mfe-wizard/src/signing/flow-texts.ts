/** What reading and signing a paper say; apart, because they load once a paper is opened. */
export const SIGNING_FLOW_TEXTS = {
  opening: 'Sto aprendo il documento…',
  paperNotOpened: 'Il documento non si apre',
  paperNotOpenedNow: 'Il documento non si apre adesso',
  readToTheEnd: 'È il documento che firmi: leggilo fino in fondo.',
  downloadPdf: 'Scarica il PDF',
  paperFailed: 'Il documento non si scarica',
  readingNotSaved: 'Non siamo riusciti a salvare la lettura: controlla la connessione e riprova.',
  paperOf: (title: string) => `Documento ${title}`,
  pageSize: 'Grandezza delle pagine',
  zoomOut: 'Rimpicciolisci',
  zoomIn: 'Ingrandisci',
  asText: 'Leggi come testo',
  asTextHelp:
    'Il testo è sotto ogni pagina ed è preso dal foglio che firmi, caselle scelte comprese.',
  zoomedTo: (percent: number) => `${percent} %`,
  scrollAside: ' · scorri anche di lato',
  pagesOf: (title: string) => `Pagine di ${title}`,
  pageOf: (page: number, count: number) => `Pagina ${page} di ${count}`,
  seenAll: 'Hai visto tutte le pagine.',
  scrollOn: (pages: number) =>
    `Scorri fino ${pages === 1 ? 'in fondo' : 'all’ultima pagina'} per firmare.`,
  unseenPages: (pages: readonly number[]) =>
    pages.length === 1
      ? `Non hai ancora visto la pagina ${pages[0]}.`
      : `Non hai ancora visto le pagine ${pages.slice(0, -1).join(', ')} e ${pages.at(-1)}.`,
  goToPage: (page: number) => `Vai alla pagina ${page}`,
  goToSignature: 'Vai alla firma',
  another: (title: string) =>
    `Anche il documento «${title}» aspetta la firma: leggilo, e firmi tutti e due con un solo codice.`,
  readAnother: 'Leggi anche l’altro',
  signThisAlone: 'Firma solo questo',
  readAgain: 'Rileggi il documento',
  notNow: 'Non firmo adesso',
  signAs: 'Stai firmando come',
  yourSignature: 'La tua firma',
  draw: 'Disegna la firma',
  write: 'Scrivi il nome',
  drawnSignature: 'La tua firma disegnata',
  signatureArea:
    'Spazio per la firma: disegnala con il dito o il mouse, oppure scegli «Scrivi il nome»',
  drawAgain: 'Cancella e ridisegna',
  fullName: 'Nome e cognome',
  acceptFor: (title: string) => `Lo confermo per «${title}»`,
  signatureMissing: 'Manca la firma.',
  drawFirst: 'Prima firma e conferma.',
  refused: (missing: readonly string[]) => `Prima di andare avanti manca: ${missing.join(', ')}.`,
  missingMark: 'la firma',
  missingConsent: 'la tua conferma',
  missingEmail: 'la tua e-mail',
  email: 'La tua e-mail',
  emailHelp: 'Ti mandiamo lì il codice e la copia del documento firmato.',
  sendCode: (address: string | null) =>
    address === null ? 'Mandami il codice' : `Mandami il codice all’indirizzo ${address}`,
  codeSent: (address: string, until: string) =>
    `Codice inviato a ${address}: vale fino alle ${until}.`,
  code: 'Codice',
  codeHelp: 'Le 6 cifre dell’e-\u2060mail. Se non la trovi, guarda nella posta indesiderata.',
  sixDigits: 'Scrivi le 6 cifre del codice.',
  anotherCode: 'Mandami un altro codice',
  openAgain: 'Apri di nuovo il documento',
  reading: (title: string) => `Leggi: ${title}`,
  signing: (title: string) => `Firma: ${title}`,
  signed: (title: string) => `Firmato: ${title}`,
  signedBy: (name: string, moment: string | null) =>
    `${name}${moment === null ? '' : `, il ${moment}`}. Ti mandiamo una copia per e-\u2060mail.`,
  verificationCode: (code: string) =>
    `Codice di verifica ${code}: chi riceve il documento lo controlla in «Verifica firma», in fondo alle pagine del portale.`,
  goOn: 'Continua',
} as const;

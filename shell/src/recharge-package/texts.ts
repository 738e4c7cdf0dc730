/** What recharge-package says, in one place to proofread. */
export const PACKAGE_TEXTS = {
  title: 'Acquista servizio',
  subtitle:
    'I pacchetti di crediti e quanto costa ogni pratica con ciascuno. I crediti si consumano quando invii le pratiche.',
  noPackages: 'Nessun pacchetto disponibile',
  noPackagesText: 'Al momento non ci sono pacchetti in vendita.',
  pricesWithoutVat:
    'I prezzi a pratica sono senza IVA e valgono per una pratica di soli serramenti.',
  ecobonus: 'Ecobonus',
  bonusCasa: 'Bonus Casa o Sicurezza',
  energyCalculation: 'Calcolo energetico',
  advice: (packageName: string) => `Ti conviene ${packageName}.`,
  bestForYou: 'Il più conveniente per te',
  vatIncluded: 'IVA inclusa',
  perCredit: 'a credito',
  dossierPrices: (packageName: string) => `Prezzo a pratica con ${packageName}, senza IVA`,
  anyNumber: 'quante pratiche vuoi',
  buy: 'Acquista',
  howManyCredits: 'Quanti crediti',
  buyCredits: 'Acquista crediti singoli',
  attention: 'Attenzione',
  package: (name: string) => `Pacchetto ${name}`,
  noTransferData:
    'Le coordinate per il bonifico non sono ancora disponibili: scrivi all’assistenza dalla pagina',
  help: 'Assistenza',
  payTo: 'Il pagamento è a favore di',
  paymentTitle: 'Pagamento',
  paymentSubtitle:
    'Fai il bonifico e segnalalo qui: appena lo confermiamo i crediti sono disponibili, e ti avvisiamo per e-\u2060mail.',
  packageNotFound: 'Pacchetto non trovato',
  packageNotFoundText: 'L’indirizzo non corrisponde a nessun pacchetto in vendita.',
  invalidCredits: 'Numero di crediti non valido',
  backToPackages: 'Torna ai pacchetti',
  amount: 'Importo da versare',
  holder: 'Intestatario',
  bank: 'Banca',
  reference: 'Causale',
  showQr: 'Mostra QR',
  withBankApp: 'Con l’app della banca',
  qrCode: (amount: string) => `Codice QR del bonifico di ${amount}`,
  qrHelp:
    'Inquadra il codice con l’app della banca: se lo riconosce, compila il bonifico da sola. Controlla i dati prima di confermare.',
  withoutVat: '+ IVA',
  closed: (until: string | null) =>
    `L’acquisto dei pacchetti è sospeso${until === null ? '' : ` fino al ${until}`}. I crediti già acquistati restano utilizzabili.`,
  paymentAmount: (credits: string, net: string, vat: string) =>
    `${credits} · ${net} + IVA ${vat} %`,
  iban: 'IBAN',
  bic: 'BIC',
} as const;

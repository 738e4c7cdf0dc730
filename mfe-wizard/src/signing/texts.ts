/** What papers to sign say in a list and beside a document, and what their downloads say. */
export const SIGNING_TEXTS = {
  signOnline: 'Firma online',
  signOnlineOf: (title: string) => `Firma online: ${title}`,
  notReady: (isPlural: boolean) =>
    `Non ancora pronta per la firma online. ${isPlural ? 'Mancano' : 'Manca'}:`,
  signLater: 'Lo firmi più avanti da questo link: prima l’azienda completa i dati dei lavori.',
  inStep: (name: string, step: string) => `${name}, nel passo «${step}»`,
  inProfile: (name: string) => `${name}, nel profilo`,
  sign: 'Firma',
  signPaper: (title: string) => `Firma: ${title}`,
  signedPaper: 'Documento firmato',
  downloadSigned: (title: string) => `Scarica il documento firmato: ${title}`,
  signedFailed: 'Il documento non è stato scaricato',
  signatureCertificate: 'Certificato di firma',
  downloadCertificate: (title: string) => `Scarica il certificato di firma: ${title}`,
  cancel: 'Annulla',
} as const;

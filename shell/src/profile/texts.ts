/** What the profile says, in one place to proofread. */
export const PROFILE_TEXTS = {
  title: 'Profilo',
  required: 'I campi con l’asterisco sono obbligatori.',
  edit: 'Modifica',
  parts: 'Parti del profilo',
  email: 'E-mail',
  editsFound: 'Abbiamo ritrovato modifiche che non avevi salvato: completale o annullale.',
  fixedData: 'Ragione sociale, partita IVA ed e-mail le cambiamo noi: scrivi all’assistenza.',
  newDocuments:
    'Un documento nuovo sostituisce quello caricato: PDF, foto JPEG, PNG o HEIC, ZIP o P7M, ciascuno di meno di 40 MB.',
  saved: 'Profilo salvato.',
  unsaved: 'Non hai salvato le modifiche al profilo.',
  cancelQuestion: {
    title: 'Vuoi annullare le modifiche?',
    text: 'Quello che hai scritto in questa pagina non viene salvato.',
    confirmLabel: 'Annulla le modifiche',
    cancelLabel: 'Continua a modificare',
  },
  logo: {
    title: 'Logo per i clienti',
    help: 'I clienti lo vedono, accanto al nome e al telefono dell’azienda, quando aprono il link che mandi. Va bene un’immagine PNG o JPEG: se serve la rimpiccioliamo.',
    yours: 'Il tuo logo',
    choose: 'Scegli il logo',
    replace: 'Cambia il logo',
    remove: 'Togli il logo',
    unreadable: 'Il file non si apre come immagine: scegli un PNG o un JPEG.',
    tooHeavy: 'Il logo resta troppo pesante anche rimpicciolito: scegline uno con meno colori.',
  },
  data: 'I dati che conserviamo',
  dataText:
    'Dati dell’azienda, documenti d’identità, movimenti dei crediti e pratiche in un file ZIP.',
  downloadData: 'Scarica una copia dei tuoi dati',
  deletion:
    'Se elimini l’account cancelliamo i dati personali e le pratiche non inviate. Esaminiamo la richiesta entro 30 giorni.',
  askDeletion: 'Chiedi l’eliminazione dell’account',
  deletionAsked: (day: string) =>
    `Hai chiesto l’eliminazione dell’account il ${day}: ti rispondiamo per e-\u2060mail entro 30 giorni. Nel frattempo usi il portale come sempre.`,
  withdrawDeletion: 'Ritira la richiesta',
  deletionQuestion: 'Vuoi chiedere l’eliminazione dell’account?',
  deletionLoss:
    'Quando accogliamo la richiesta cancelliamo per sempre i dati personali, i documenti e le bozze, e perdi i crediti rimasti. Prima concludiamo le pratiche già inviate.',
  sendRequest: 'Invia la richiesta',
} as const;

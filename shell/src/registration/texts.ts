/** What registration says, in one place to proofread. */
export const REGISTRATION_TEXTS = {
  subtitle:
    'Quattro passi. Salviamo i dati su questo dispositivo per 7 giorni (tranne la password): puoi riprendere quando vuoi.',
  dataFound:
    'Abbiamo ritrovato i dati che avevi inserito. Per sicurezza non conserviamo la password: scrivila di nuovo e riprendi da dove eri.',
  email: 'E-mail',
  sponsor: 'Sponsor',
  sponsorHelp: 'Chi ti ha consigliato il portale (facoltativo).',
  takeDataOf: (name: string) => `Usa i dati di ${name}`,
  contract:
    'Il contratto riporta i dati che hai inserito: scaricalo, fallo firmare dal legale rappresentante (a mano o con firma digitale) e caricalo qui sotto insieme al documento d’identità.',
  download: 'Scarica il contratto',
  fileKinds: 'PDF, foto JPEG, PNG o HEIC, ZIP o P7M, ciascuno di meno di 40 MB.',
  discard: {
    title: 'Vuoi cancellare i dati inseriti?',
    text: 'Togliamo da questo dispositivo i dati e i file che hai scelto. Non ci hai ancora inviato nulla.',
    confirmLabel: 'Cancella',
  },
  locked: ', bloccato: completa prima i passi precedenti',
  pending:
    'Con questo indirizzo e-mail abbiamo ricevuto la registrazione qui sotto. Conferma solo se l’hai chiesta tu.',
  refusal: {
    title: 'Vuoi eliminare la registrazione?',
    text: 'Eliminiamo i dati e i documenti inviati: questa registrazione non servirà più a nessuno. Non puoi tornare indietro.',
    confirmLabel: 'Elimina la registrazione',
  },
  linkEnded:
    'Può essere scaduto, incompleto o già usato. Se hai già completato l’account, accedi; altrimenti chiedi all’assistenza un nuovo link.',
} as const;

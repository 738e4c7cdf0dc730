/** What an account reads until its contract is verified, in one place to proofread. */
export const ONBOARDING_TEXTS = {
  pending: 'Contratto in verifica',
  pendingText:
    'Abbiamo ricevuto il tuo contratto e lo stiamo verificando. Al termine ti scriviamo un’e-\u2060mail di conferma: da quel momento puoi usare il portale.',
  leave: 'Ho capito, esci',
  received: 'Che cosa abbiamo ricevuto',
  registration: (moment: string) => `Registrazione, ${moment}`,
  next: 'Che cosa succede ora',
  nextText:
    'Un operatore controlla contratto e documento d’identità. Poi ti scriviamo: se è tutto in regola puoi comprare un pacchetto e iniziare la prima pratica, altrimenti ti diciamo che cosa correggere.',
  question: 'Hai una domanda?',
  prices: 'Prezzi dei pacchetti',
  manual: 'Manuale',
  privacy: 'Privacy',
  refused: 'Serve un documento corretto',
  refusedText: (day: string) =>
    `Abbiamo controllato i tuoi documenti il ${day} e per ora non possiamo attivare il portale. Carica qui sotto quelli corretti: gli altri dati restano come li hai inseriti.`,
  logout: 'Esci',
  papersSent: 'Documenti ricevuti: li controlliamo di nuovo e ti scriviamo.',
  fileRules: 'PDF, foto JPEG, PNG o HEIC, ZIP o P7M, ciascuno di meno di 40 MB.',
  send: 'Invia i documenti',
  contractFailed: 'Errore Download Lettera di conferimento incarico',
  contract: 'Scarica il contratto da firmare',
} as const;

/** States of the signature of one paper. */
export const SIGNATURE_STATES = {
  requested: { name: 'Da firmare', isOpen: true },
  opened: { name: 'Aperto', isOpen: true },
  'code-sent': { name: 'Codice inviato', isOpen: true },
  signed: { name: 'Firmato online', isOpen: false },
  refused: { name: 'Rifiutato', isOpen: false },
  voided: { name: 'Firma annullata', isOpen: false },
  expired: { name: 'Scaduto', isOpen: false },
} as const satisfies Record<string, { name: string; isOpen: boolean }>;
export type SignatureState = keyof typeof SIGNATURE_STATES;
export const SIGNATURE_STATE_CODES = Object.keys(SIGNATURE_STATES) as SignatureState[];

/** Steps of the record, each with the state that it leads to; `null` leaves the state as it is. */
export const SIGNATURE_EVENTS = {
  created: { text: 'Documento preparato per la firma', leadsTo: 'requested' },
  opened: { text: 'Documento aperto', leadsTo: 'opened' },
  'page-shown': { text: 'Pagina mostrata', leadsTo: null },
  'code-sent': { text: 'Codice inviato per e-mail', leadsTo: 'code-sent' },
  'code-delivered': { text: 'E-mail con il codice consegnata al server di posta', leadsTo: null },
  'code-bounced': { text: 'E-mail con il codice non consegnata', leadsTo: null },
  'code-wrong': { text: 'Codice sbagliato', leadsTo: null },
  'code-right': { text: 'Codice corretto', leadsTo: null },
  signed: { text: 'Documento firmato', leadsTo: 'signed' },
  'copy-sent': { text: 'Copia messa a disposizione di chi ha firmato', leadsTo: null },
  'drawing-copied': {
    text: 'Copia del disegno della firma fatta per il certificato',
    leadsTo: null,
  },
  'drawing-unreadable': { text: 'Disegno della firma non leggibile', leadsTo: null },
  stamped: { text: 'Marca temporale ricevuta', leadsTo: null },
  refused: { text: 'Firma rifiutata', leadsTo: 'refused' },
  withdrawn: { text: 'Firma ritirata', leadsTo: 'voided' },
  voided: { text: 'Firma annullata', leadsTo: 'voided' },
  expired: { text: 'Termine per firmare scaduto', leadsTo: 'expired' },
} as const satisfies Record<string, { text: string; leadsTo: SignatureState | null }>;
export type SignatureEventType = keyof typeof SIGNATURE_EVENTS;

export const isSignatureEventType = (type: string): type is SignatureEventType =>
  Object.hasOwn(SIGNATURE_EVENTS, type);

/** The state after these steps. */
export const deriveSignatureState = (types: readonly string[]): SignatureState =>
  types.reduce<SignatureState>(
    (state, type) => (isSignatureEventType(type) ? SIGNATURE_EVENTS[type].leadsTo : null) ?? state,
    'requested',
  );

/** The signer's code: sent by e-mail, kept as a hash only. */
export const SIGNATURE_CODE = {
  digits: 6,
  validMinutes: 10,
  maxTries: 5,
  resendSeconds: 30,
  maxPerHour: 5,
} as const;

/** Days in which an opened paper can be signed; then it is opened anew. */
export const SIGNATURE_OPEN_DAYS = 30;

/** Sentence that the signer accepts; a new wording is a new version. */
export const SIGNATURE_CONSENT = {
  version: '2026-12-1',
  text: 'Ho letto il documento, ne accetto il contenuto e lo firmo con una firma elettronica semplice: la mia firma disegnata o il mio nome scritto, il codice che ricevo per e-mail e il registro di questa operazione, che il portale firma. So che posso firmare su carta, se preferisco.',
} as const;

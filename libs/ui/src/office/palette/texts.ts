import { formatCount } from '@pratiche/domain';

/** What the palette says, in one place to proofread. */
export const PALETTE_TEXTS = {
  searched:
    'Trovi pratiche per numero, cliente, azienda, codice fiscale, telefono, indirizzo o CPID, persone per azienda, nome, e-mail, codice o telefono, pagine e azioni per nome.',
  results: 'Risultati',
  noResult: 'Nessun risultato',
  count: (count: number) => formatCount(count, 'risultato', 'risultati'),
  searching: 'Ricerca…',
  arrowsMove: 'scorrono,',
  enter: 'Invio',
  enterOpens: 'apre,',
  escape: 'Esc',
  escapeCloses: 'chiude',
  recent: 'Recenti',
  actions: 'Azioni di questa pagina',
  dossiers: 'Pratiche',
  dossier: (id: number) => `Pratica ${id}`,
  people: 'Persone',
  vat: (vat: string) => `P. IVA ${vat}`,
  pages: 'Pagine',
  payments: 'Pagamenti',
  paymentsWords: 'movimenti crediti',
  operators: 'Operatori',
  usersWords: 'utenti',
  security: 'Sicurezza',
  securityWords: 'password accesso dispositivi tasti',
  portalSettings: 'Impostazioni del portale',
  accountSettings: 'Impostazioni dell’account',
  settings: 'Singole impostazioni',
  settingsWords: 'impostazioni',
} as const;

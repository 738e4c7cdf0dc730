/** Explains the contents of the account data copy. */
export const ACCOUNT_DATA_README = [
  'Copia dei dati conservati dal portale per questo account',
  '',
  '- account.json: i dati dell’azienda e del legale rappresentante',
  '- logo.png: il logo che i clienti vedono, se lo hai caricato',
  '- documenti/: documento d’identità e contratto, come sono stati caricati',
  '- contratto.json: l’esito delle verifiche del contratto, con il motivo',
  '- movimenti-crediti.json: ricariche, addebiti e rimborsi',
  '- bonifici.json e ricevute/: i bonifici segnalati, con le ricevute caricate',
  '- firme/: i documenti firmati online, con il registro di ogni firma',
  '- notifiche.json: gli avvisi ricevuti nel portale',
  '- pratiche/: i dati di ogni pratica, bozze comprese, con quelli letti dalle fatture elettroniche',
  '',
  'Scarica i documenti allegati alle pratiche dagli elenchi delle pratiche. Apri i file .json con qualsiasi editor di testo.',
  '',
].join('\r\n');

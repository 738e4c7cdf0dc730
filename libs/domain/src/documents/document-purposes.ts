/** The purpose of each document, in Italian, which helps the user find the right document. */
export const DOCUMENT_PURPOSES: Readonly<Record<string, string>> = {
  FATTURA:
    'Provano la spesa sostenuta e la separano tra prodotti, posa e prestazioni professionali.',
  CI: 'Conferma chi chiede la detrazione; deve essere valido.',
  DELEGA: 'Firmata dal beneficiario: autorizza a trasmettere la pratica a ENEA al suo posto.',
  BONIFICO: 'Mostra che la spesa è stata pagata con la causale giusta.',
  CF: 'Conferma il codice fiscale indicato nella pratica.',
  VISURA: 'Conferma foglio, particella, subalterno e categoria dell’immobile.',
  ATTO: 'Firmata dal beneficiario: dichiara titolo e requisiti per la detrazione.',
  REQ: 'Dichiara che i prodotti rispettano i limiti di legge.',
  CONGR: 'Dichiara che la spesa rientra nei massimali di costo.',
  UW: 'Prova la trasmittanza dei nuovi serramenti.',
  INIZIO: 'Prova la data di inizio dei lavori.',
  SICUR: 'Consigliato: prova la classe antieffrazione dei prodotti e la posa.',
  FOTO: 'Mostrano i prodotti prima e dopo i lavori.',
};

import type { ReturnReasonTemplate } from './return-reasons.js';

const correction = (title: string, text: string, points?: string[]): ReturnReasonTemplate => ({
  title,
  text,
  isForRejection: false,
  ...(points && { points }),
});
const rejection = (title: string, text: string): ReturnReasonTemplate => ({
  title,
  text,
  isForRejection: true,
});

/** What operators write most often, until the back office changes it. */
export const RETURN_REASONS: readonly ReturnReasonTemplate[] = [
  correction('Fattura incompleta', 'Nella fattura mancano delle pagine: caricala intera.', [
    'FATTURA',
  ]),
  correction('Manca il saldo', 'C’è solo la fattura di acconto: aggiungi quella di saldo.', [
    'FATTURA',
  ]),
  correction(
    'Documento illeggibile',
    'Il documento non si legge bene: rifai la foto con più luce, con tutti e quattro gli angoli dentro.',
  ),
  correction(
    'Firma mancante',
    'Manca la firma del cliente: fai firmare il documento e caricalo di nuovo.',
  ),
  correction(
    'Dati catastali',
    'Foglio, particella o subalterno non corrispondono alla visura: controllali e correggili.',
    ['cadastralSheet', 'cadastralParcel', 'cadastralSubordinate'],
  ),
  correction(
    'Misure e fattura',
    'Numero o misure dei prodotti non corrispondono alla fattura: controlla riga per riga.',
    ['manufatti', 'FATTURA'],
  ),
  correction(
    'Trasmittanza',
    'La trasmittanza indicata non corrisponde alla scheda del prodotto: carica la certificazione o correggi il valore.',
    // The transmittance is in the table of the products, which is marked as a whole.
    ['manufatti', 'UW'],
  ),
  correction(
    'Codice fiscale',
    'Il codice fiscale non corrisponde ai dati del beneficiario: controllalo sulla tessera sanitaria.',
    ['beneficiarySsn'],
  ),
  rejection(
    'Pratica doppia',
    'Per lo stesso intervento c’è già un’altra pratica: continua su quella.',
  ),
  rejection(
    'Intervento non detraibile',
    'L’intervento descritto non dà diritto alla detrazione richiesta.',
  ),
  rejection('Termine scaduto', 'Il termine per l’invio a ENEA è scaduto.'),
];

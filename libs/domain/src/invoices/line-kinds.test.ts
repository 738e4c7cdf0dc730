import { describe, expect, it } from '@jest/globals';
import type { InvoiceLineKind } from './e-invoice.js';
import { classifyInvoiceLine, isSupplyWithFitting } from './line-kinds.js';

const ROWS: readonly (readonly [string, InvoiceLineKind])[] = [
  ['Finestra PVC 2 ante bianca 1200x1400', 'fornitura'],
  ['FINESTRE E PORTEFINESTRE IN LEGNO ALLUMINIO', 'fornitura'],
  ['n. 3 Infissi in alluminio a taglio termico', 'fornitura'],
  ['Portoncino d’ingresso blindato classe 3', 'fornitura'],
  ['Persiane a lamelle orientabili', 'fornitura'],
  ['Tapparelle in alluminio coibentato motorizzate', 'fornitura'],
  ['Cassonetto coibentato', 'fornitura'],
  ['Tenda da sole a bracci', 'fornitura'],
  ['Fornitura serramenti come da preventivo n. 44', 'fornitura'],
  ['Zanzariera laterale', 'fornitura'],
  ['Kit di montaggio per persiane', 'fornitura'],
  ['Schiuma e nastri per la posa', 'fornitura'],
  ['Acconto per fornitura infissi', 'fornitura'],
  ['Fornitura e posa in opera di infissi in PVC', 'fornitura'],
  ['Serramenti posati in opera', 'fornitura'],
  ['Finestre, pratica ENEA inclusa', 'fornitura'],
  ['Finestra come da progetto', 'fornitura'],
  ['Posa in opera di n. 5 finestre', 'posa'],
  ['POSA', 'posa'],
  ['Montaggio serramenti', 'posa'],
  ['Smontaggio vecchi infissi e smaltimento', 'posa'],
  ['Installazione tapparelle', 'posa'],
  ['Rimozione infissi esistenti', 'posa'],
  ['Manodopera', 'posa'],
  ['Smontaggi vecchie finestre', 'posa'],
  ['Asportazione telai esistenti', 'posa'],
  ['Sigillature', 'posa'],
  ['Accessori di fissaggio', 'fornitura'],
  ['Supplemento colore RAL', 'fornitura'],
  ['Maggiorazione trasporto', 'altro'],
  ['Monoblocchi coibentati', 'fornitura'],
  ['Porta interna in laminato', 'altro'],
  ['N. 2 porte laccate interne', 'altro'],
  ['Ritiro vecchi serramenti', 'altro'],
  ['Rivalsa INPS 4 %', 'professionale'],
  ['Contributo previdenziale', 'professionale'],
  ['Mano d’opera per montaggio', 'posa'],
  ['Trasporto e montaggio infissi', 'posa'],
  ['Smaltimento e smontaggio vecchi serramenti', 'posa'],
  ['Pratica ENEA per sostituzione serramenti', 'professionale'],
  ['Gestione pratiche detrazione', 'professionale'],
  ['Asseverazione del tecnico', 'professionale'],
  ['Consulenza per ecobonus infissi', 'professionale'],
  ['Progettazione e direzione lavori', 'professionale'],
  ['Visto di conformità', 'professionale'],
  ['Attestato di prestazione energetica', 'professionale'],
  ['Trasporto', 'altro'],
  ['Trasporto e consegna finestre', 'altro'],
  ['Smaltimento vecchi infissi', 'altro'],
  ['Spese di spedizione', 'altro'],
  ['Nolo autoscala per posa al 4° piano', 'posa'],
  ['Noleggio piattaforma', 'altro'],
  ['Opere murarie', 'altro'],
  ['Imposta di bollo', 'altro'],
  ['Sconto finale', 'altro'],
  ['Riposare le posate nel posacenere', 'altro'],
  ['Come da accordi', 'altro'],
  ['', 'altro'],
];

describe('the kind of a line', () => {
  it.each(ROWS)('%s → %s', (description, kind) => {
    expect(classifyInvoiceLine(description)).toBe(kind);
  });

  it.each([
    ['Prestazione per sostituzione infissi', 'professionale'],
    ['Come da incarico', 'professionale'],
    ['Spese di trasferta', 'altro'],
  ])('in a fee note: %s → %s', (description, kind) => {
    expect(classifyInvoiceLine(description, 'TD06')).toBe(kind);
  });
});

describe('a supply with fitting in one price', () => {
  it.each([
    ['Fornitura e posa in opera di infissi in PVC', true],
    ['Serramenti posati in opera', true],
    ['Finestra PVC compreso smontaggio del vecchio infisso', true],
    ['F.P.O. finestra PVC', true],
    ['Infissi PVC f/p.o.', true],
    ['Infissi forn. e posa', true],
    ['Sostituzione serramenti come da contratto', true],
    ['Lavori di sostituzione infissi', true],
    ['Infissi in sostituzione degli esistenti', false],
    ['Finestra mod. FPO70', false],
    ['Sostituzione infissi, posa esclusa', false],
    ['Finestra PVC', false],
    ['Finestra PVC, posa esclusa', false],
    ['Finestra PVC posa in opera non compresa', false],
    ['Finestra PVC senza posa', false],
    ['Finestra con kit di montaggio', false],
    ['Serramento predisposto per la posa', false],
    ['Posa in opera di finestre', false],
    ['Trasporto e montaggio', false],
  ])('%s: %s', (description, mixed) => {
    expect(isSupplyWithFitting(description)).toBe(mixed);
  });
});

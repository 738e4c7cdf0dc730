import { describe, expect, it } from '@jest/globals';
import { readLineProduct } from './line-products.js';

const read = (description: string, quantity: number | null = null, unit: string | null = null) =>
  readLineProduct({ description, quantity, unit });

describe('width and height of a line', () => {
  it.each([
    ['Finestra 2 ante PVC 1200x1400', 1200, 1400],
    ['Finestra 1200 x 1400 mm', 1200, 1400],
    ['Finestra mm 1200x1400', 1200, 1400],
    ['Finestra mm. 1200 X 1400', 1200, 1400],
    ['Mod. Alfa 1200×2200 bianco', 1200, 2200],
    ['Finestra 1.200 x 1.400 mm', 1200, 1400],
    ['Finestra 900 x 2.100 mm', 900, 2100],
    ['Finestra 120x140', 1200, 1400],
    ['Finestra cm 120 x 140', 1200, 1400],
    ['Articolo cm 120x140', 1200, 1400],
    ['Portafinestra 1,20x2,30 m', 1200, 2300],
    ['Portafinestra m 1,20 x 2,30', 1200, 2300],
    ['Portafinestra 1,20x2,30', 1200, 2300],
    ['Finestra 120,5x140,5 cm', 1205, 1405],
    ['Serramento L.120 H.180', 1200, 1800],
    ['Serramento L 1200 H 1800', 1200, 1800],
    ['Serramento L=1200, H=1800', 1200, 1800],
    ['Serramento L1200xH1800', 1200, 1800],
    ['Serramento larghezza 1200 altezza 1800', 1200, 1800],
    ['Serramento larg. 120 cm alt. 180 cm', 1200, 1800],
    ['Serramento H 1800 L 1200', 1200, 1800],
    ['Serramento (LxH) 1200x1800', 1200, 1800],
    ['Serramento HxL 1800x1200', 1200, 1800],
    ['Finestra 1200x1400 (mm 1200x1400)', 1200, 1400],
  ])('%s', (description, width, height) => {
    expect(read(description)?.size).toEqual({ width, height });
  });

  it.each([
    ['several sizes', 'Finestre 1200x1400 e 800x1200'],
    ['three sides', 'Finestra 1200x1400x70'],
    ['a section', 'Controtelaio 60x120'],
    ['a section', 'Coprifilo 80x10 mm'],
    ['points without a unit', 'Finestra 1.200 x 1.400'],
    ['a profile', 'Profilo 700x800'],
    ['pieces and price', 'Finestra 2 x 1250'],
    ['a price', 'Finestra 1250x1400,00'],
    ['a price', 'Finestra 1200x1400 €'],
    ['a price', 'Finestra € 1200x1400'],
    ['a code', 'Finestra cod. AB1200x1400'],
    ['a code', 'Finestra art. 12-1200x1400'],
    ['centimetres without a product', 'Articolo 120x140'],
    ['too small', 'Finestra 12x14'],
    ['too large', 'Finestra 9000x9000'],
    ['a telephone number', 'Finestra, tel. 333 1234567'],
    ['a telephone number', 'Tel. 0301200x1400'],
    ['a day', 'Finestre ordine 12/03/2026'],
    ['an address', 'Infissi via Roma 120, 24127 Bergamo'],
    ['a bill of transport', 'DDT 1200 del 18/02/2026'],
    ['volt', 'Motore tapparella 230x50 Hz'],
    ['nothing', ''],
  ])('is not sure for %s: %s', (_, description) => {
    expect(read(description)?.size ?? null).toBeNull();
  });
});

describe('the transmittance of a line', () => {
  it.each([
    ['Finestra Uw 1,1', 1.1],
    ['Finestra Uw=1,1 W/m²K', 1.1],
    ['Finestra UW: 1.28', 1.28],
    ['Finestra Ug 1,0 Uf 1,2 Uw 1,3', 1.3],
    ['Finestra Uw pari a 0,95 W/mqK', 0.95],
    ['Portoncino Ud 1,4', 1.4],
    ['Trasmittanza termica del serramento 1,2', 1.2],
    ['Trasmittanza infisso: 1,2', 1.2],
    ['Finestra Uw 1,1 - vetro Ug 0,6', 1.1],
  ])('%s', (description, value) => {
    expect(read(description)?.transmittance).toBe(value);
  });

  it.each([
    ['of the glass', 'Vetro Ug 1,0'],
    ['of the frame', 'Telaio Uf=1,1'],
    ['of what, is not said', 'Trasmittanza 1,1'],
    ['of what, is not said', 'U = 1,1'],
    ['of the glass', 'Trasmittanza del vetro 1,1'],
    ['a limit', 'Finestra Uw ≤ 1,3'],
    ['a limit', 'Finestra Uw fino a 0,8'],
    ['a limit', 'Finestra Uw < 1,3'],
    ['a range', 'Finestre Uw 0,9-1,1'],
    ['two values', 'Finestre Uw 1,1 e portefinestre Uw 1,3'],
    ['beyond all windows', 'Finestra Uw 9,9'],
    ['a price', 'Finestra Uw 1,10 €'],
    ['a word', 'Kauw 1,1'],
  ])('is not sure: %s (%s)', (_, description) => {
    expect(read(description)?.transmittance ?? null).toBeNull();
  });
});

describe('pieces of a line', () => {
  it.each([
    ['Finestra', 3, 'PZ', 3],
    ['Finestra', 3, 'nr.', 3],
    ['Finestra', 3, 'N', 3],
    ['n. 5 finestre in PVC', 1, 'a corpo', 5],
    ['Fornitura di 4 persiane', null, null, 4],
    ['5 infissi', 5, 'pz', 5],
  ])('%s, %s %s', (description, quantity, unit, pieces) => {
    expect(read(description, quantity, unit)?.pieces).toBe(pieces);
  });

  it.each([
    ['metres', 'Finestra', 3, 'ml'],
    ['square metres', 'Finestra', 12, 'mq'],
    ['half a piece', 'Finestra', 0.5, 'pz'],
    ['a unit that is not said', 'Finestra', 3, null],
    ['text and quantity differ', 'n. 5 finestre', 3, 'pz'],
    ['several counts', 'n. 3 finestre e n. 2 portefinestre', null, null],
    ['an order', 'Ordine n. 12 del 2026', null, null],
    ['leaves', 'Finestra a 2 ante', null, null],
  ])('are not sure: %s', (_, description, quantity, unit) => {
    expect(read(description, quantity, unit)?.pieces ?? null).toBeNull();
  });

  it('nothing sure is null', () => {
    expect(read('Come da preventivo')).toBeNull();
  });
});

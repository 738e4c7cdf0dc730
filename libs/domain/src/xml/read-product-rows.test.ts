import { describe, expect, it } from '@jest/globals';
import { lookupOnlyRho, buildPraticaXmlWithProducts } from '../../test/xml-fixtures.js';
import { readPraticaXml } from './read-pratica-xml.js';
import { detectProductKind } from './read-product-rows.js';
import { BUILT_IN_SETTINGS } from '../index.js';

type Product = Parameters<typeof buildPraticaXmlWithProducts>[0];
const read = (...products: Product[]) =>
  readPraticaXml(buildPraticaXmlWithProducts(...products), lookupOnlyRho, BUILT_IN_SETTINGS);
const rowsOf = (...products: Product[]) =>
  read(...products).values.manufatti ?? { serramenti: [], schermature: [], chiusure: [] };

const WINDOW = {
  Nome: 'Finestra PVC 2 ante',
  Superficie: '1,82',
  TelaioPrecedente: 'Legno',
  Telaio: 'PVC',
  VetroPrecedente: 'Singolo',
  Vetro: 'Doppio',
  TrasmittanzaPrecedente: '5,00',
  Trasmittanza: '1,20',
  Confine: 'Esterno',
  ChiusuraOscurante: 'No',
};

describe('products', () => {
  it.each([
    ['Tende da sole a bracci', 'schermature'],
    ['SCHERMATURE solari', 'schermature'],
    ['Set di veneziane', 'schermature'],
    ['Tenda tecnica', 'schermature'],
    ['Veneziana', 'schermature'],
    ['Tapparelle in alluminio', 'chiusure'],
    ['Nuove chiusure', 'chiusure'],
    ['Tapparella', 'chiusure'],
    ['Tende e tapparelle', 'schermature'],
    ['Finestra con tapparella', 'serramenti'],
    ['Finestra PVC 2 ante', 'serramenti'],
    ['Persiana', 'serramenti'],
    ['', 'serramenti'],
  ])('named %j are %s', (name, kind) => {
    expect(detectProductKind(name)).toBe(kind);
  });

  it.each<[string, RegExp | null]>([
    ['Persiana alluminio', /chiusura oscurante/],
    ['Scuro in legno', /chiusura oscurante/],
    ['Scuri', /chiusura oscurante/],
    ['Avvolgibile in PVC', /chiusura oscurante/],
    ['Frangisole orientabile', /chiusura oscurante/],
    ['Persiana per finestra', /chiusura oscurante/],
    ['Zanzariera plissettata', /non si detrae/],
    ['ZANZARIERE', /non si detrae/],
    ['Finestra con persiana', null],
    ['Cassonetto per avvolgibile', null],
    ['Portafinestra con zanzariera', null],
    ['Finestra PVC grigio scuro', null],
    ['Infisso oscurato', null],
    ['', null],
  ])('named %j that are read as windows are told', (name, message) => {
    const { notUnderstood, values } = read({ ...WINDOW, Nome: name });
    expect(values.manufatti?.serramenti).toHaveLength(1);
    expect(notUnderstood).toEqual(
      message === null
        ? []
        : [
            {
              path: 'Prodotti/Prodotto 1/Nome',
              value: name,
              message: expect.stringMatching(message),
            },
          ],
    );
  });

  it.each([
    ['2,4 m²', 2.4],
    ['1.250', 1.25],
    ['1.250,00', 1250],
    ['1200x1800', 2.16],
  ])('have the surface «%s» as %s m²', (text, surface) => {
    const { notUnderstood, values } = read({ ...WINDOW, Superficie: text });
    expect([values.manufatti?.serramenti[0]?.superficie, notUnderstood]).toEqual([surface, []]);
  });

  it.each([
    ['1,1 W/m2K', 1.1],
    ['1.300', 1.3],
  ])('have the transmittance «%s» as %s', (text, value) => {
    const { notUnderstood, values } = read({ ...WINDOW, Trasmittanza: text });
    expect([values.manufatti?.serramenti[0]?.trasmittanzaPost, notUnderstood]).toEqual([value, []]);
  });

  it('become windows with what the file says', () => {
    expect(rowsOf(WINDOW).serramenti).toEqual([
      {
        tipologiaInfisso: 'finestra',
        tipologiaTelaioPre: 'legno',
        tipologiaTelaioPost: 'pvc',
        tipologiaVetroPre: 'singolo',
        tipologiaVetroPost: 'doppio',
        trasmittanzaPre: 5,
        trasmittanzaPost: 1.2,
        superficie: 1.82,
        confine: 'esterno',
        installazioneChiusuraOscurante: false,
        vetroBassoEmissivoPre: null,
        vetroBassoEmissivoPost: null,
      },
    ]);
    expect(read(WINDOW).notUnderstood).toEqual([]);
  });

  it('have an opaque panel in an old front door, whatever the file says', () => {
    const { values, notUnderstood } = read({
      Nome: 'Portoncino',
      TelaioPrecedente: 'Metallo',
      VetroPrecedente: 'Doppio',
    });
    expect(values.manufatti?.serramenti[0]).toMatchObject({
      tipologiaVetroPre: 'opaco',
      trasmittanzaPre: 6,
    });
    expect(notUnderstood).toEqual([
      {
        path: 'Prodotti/Prodotto 1/VetroPrecedente',
        value: 'Doppio',
        message: 'Un portoncino ha sempre un pannello opaco: vale quello',
      },
    ]);
    expect(rowsOf({ Nome: 'Cielino', VetroPrecedente: 'Singolo' }).serramenti[0]).toMatchObject({
      tipologiaVetroPre: 'singolo',
      trasmittanzaPre: null,
    });
  });

  it('become windows with what the form would fill in', () => {
    expect(rowsOf({ Nome: 'Portoncino', TelaioPrecedente: 'Metallo' }).serramenti[0]).toMatchObject(
      {
        tipologiaInfisso: 'portoncino',
        tipologiaVetroPre: 'opaco',
        trasmittanzaPre: 6,
        confine: 'esterno',
      },
    );
    expect(rowsOf({ Nome: 'Cassonetto', TelaioPrecedente: 'Legno' }).serramenti[0]).toMatchObject({
      tipologiaInfisso: 'cassonettoIspezioneFrontale',
      trasmittanzaPre: 3.95,
    });
    expect(rowsOf({ Nome: 'Cielino', TelaioPrecedente: 'PVC' }).serramenti[0]).toMatchObject({
      tipologiaInfisso: 'cielino',
      trasmittanzaPre: 5.07,
    });
    expect(
      rowsOf({
        Nome: 'Portafinestra',
        TelaioPrecedente: 'legno duro',
        VetroPrecedente: 'doppio vetro',
      }).serramenti[0],
    ).toMatchObject({ tipologiaInfisso: 'finestra', trasmittanzaPre: 3.15 });
    expect(rowsOf({ Nome: 'Scorrevole' }).serramenti[0]).toMatchObject({
      tipologiaInfisso: null,
      trasmittanzaPre: null,
    });
  });

  it('leave unrecognised values empty instead of using a default', () => {
    const { values, notUnderstood } = read({ ...WINDOW, Confine: 'Boh', Tipologia: 'Oblò' });
    expect(values.manufatti?.serramenti[0]).toMatchObject({
      confine: null,
      tipologiaInfisso: null,
    });
    expect(notUnderstood.map(({ path, value }) => [path, value])).toEqual([
      ['Prodotti/Prodotto 1/Tipologia', 'Oblò'],
      ['Prodotti/Prodotto 1/Confine', 'Boh'],
    ]);
  });

  it('become shadings', () => {
    expect(
      rowsOf({
        Nome: 'Tende da sole a bracci',
        Superficie: '6,20',
        SuperficieFinestrata: '2,90',
        Esposizione: 'Sud-Est',
        FattoreSolare: '13%',
        Materiale: 'Tessuto',
        MeccanismoRegolazione: 'Motorizzato',
      }).schermature,
    ).toEqual([
      {
        tipologia: 'tenda',
        installazione: 'esterna',
        superficieSchermatura: 6.2,
        superficieFinestrata: 2.9,
        tipologiaFinestra: null,
        tipologiaVetrata: null,
        esposizione: 'sudEst',
        trasmissioneSolare: 0.13,
        materialeSchermatura: 'tessuto',
        meccanismoRegolazione: 'motorizzato',
        modalitaCalcoloResistenzaTermica: 'fornitore',
        aggettiOstruzioni: null,
      },
    ]);
    expect(rowsOf({ Nome: 'Veneziane' }).schermature[0]?.tipologia).toBe('veneziana');
    expect(rowsOf({ Nome: 'Schermature' }).schermature[0]?.tipologia).toBeNull();
  });

  it('become shutters, of low permeability unless the file says otherwise', () => {
    const shutter = {
      Nome: 'Tapparelle in alluminio',
      Superficie: '2,64',
      TipologiaPrecedente: 'Avvolgibile in PVC',
      Tipologia: 'Avvolgibile in alluminio',
    };
    expect(rowsOf(shutter).chiusure[0]).toMatchObject({
      tipologiaPre: 0,
      tipologiaPost: 5,
      permeabilitaAria: 'bassa',
      resistenzaTermicaIniziale: 0.12,
      resistenzaTermicaFinale: 0.15,
      installazione: 'esterna',
      modalitaCalcoloResistenzaTermica: 'fornitore',
    });
    expect(rowsOf({ ...shutter, PermeabilitaAria: 'MEDIA' }).chiusure[0]).toMatchObject({
      permeabilitaAria: 'media',
      resistenzaTermicaFinale: 0.12,
    });
    expect(rowsOf({ ...shutter, PermeabilitaAria: 'Alta' }).chiusure[0]).toMatchObject({
      permeabilitaAria: null,
      resistenzaTermicaFinale: null,
    });
    expect(
      rowsOf({ ...shutter, ResistenzaTermicaFinale: '0,20' }).chiusure[0]?.resistenzaTermicaFinale,
    ).toBe(0.2);
  });

  it('with a solar transmission above the limit are taken as they are', () => {
    const { values, notUnderstood } = read({ Nome: 'Tende', FattoreSolare: '0,40' });
    expect(values.manufatti?.schermature[0]?.trasmissioneSolare).toBe(0.4);
    expect(notUnderstood).toEqual([]);
  });

  it('with a solar transmission slightly above 1 are said, never taken as 1 %', () => {
    const { values, notUnderstood } = read({ Nome: 'Tende', FattoreSolare: '1,01' });
    expect(values.manufatti?.schermature[0]?.trasmissioneSolare).toBeNull();
    expect(notUnderstood).toEqual([expect.objectContaining({ value: '1,01' })]);
  });

  it.each([
    ['1,30', 1.3],
    ['1.30', 1.3],
    ['12.345,67', 12345.67],
    ['1,005', 1.01],
    ['abc', null],
    ['-1', null],
    ['100.000,00', null],
  ])('read the surface %s', (text, surface) => {
    const { values, notUnderstood } = read({ Nome: 'Finestra', Superficie: text });
    expect(values.manufatti?.serramenti[0]?.superficie).toBe(surface);
    expect(notUnderstood).toHaveLength(surface === null ? 1 : 0);
  });

  it('remark what a window has no field for', () => {
    expect(read({ ...WINDOW, Esposizione: 'Sud' }).notUnderstood).toEqual([
      {
        path: 'Prodotti/Prodotto 1/Esposizione',
        value: 'Sud',
        message: 'Non ha un posto nella pratica',
      },
    ]);
  });
});

describe('equal windows', () => {
  it('become one, with the sum of the surfaces to two decimals, whatever their names', () => {
    const { values, windows } = read(
      WINDOW,
      { ...WINDOW, Nome: 'Finestra bagno', Superficie: '0,10' },
      { ...WINDOW, Superficie: '0,20' },
    );
    expect(values.manufatti?.serramenti.map(({ superficie }) => superficie)).toEqual([2.12]);
    expect(windows).toEqual({ inFile: 3, rows: 1 });
  });

  it('differ by any value but the surface', () => {
    expect(
      rowsOf(
        WINDOW,
        { ...WINDOW, Trasmittanza: '1,21' },
        { ...WINDOW, ChiusuraOscurante: 'Sì' },
        { ...WINDOW, Confine: 'Verso locali non riscaldati' },
      ).serramenti,
    ).toHaveLength(4);
  });

  it('count as often as their quantity says', () => {
    const { values, windows } = read({ ...WINDOW, Quantita: '3', Superficie: '1,15' });
    expect([values.manufatti?.serramenti[0]?.superficie, windows]).toEqual([
      3.45,
      { inFile: 3, rows: 1 },
    ]);
  });

  it.each(['0', 'due', '-1', '501', '1,5'])('do not count %j times', (Quantita) => {
    const { values, notUnderstood } = read({ ...WINDOW, Quantita });
    expect([values.manufatti?.serramenti[0]?.superficie, notUnderstood[0]?.path]).toEqual([
      1.82,
      'Prodotti/Prodotto 1/Quantita',
    ]);
  });

  it('stay apart where a surface is missing', () => {
    expect(
      rowsOf({ ...WINDOW, Superficie: '' }, { ...WINDOW, Superficie: '' }, WINDOW).serramenti.map(
        ({ superficie }) => superficie,
      ),
    ).toEqual([null, null, 1.82]);
  });

  it('do not happen to shadings: their quantity is rows', () => {
    expect(
      rowsOf({ Nome: 'Tende', Superficie: '2', Quantita: '3' }).schermature.map(
        ({ superficieSchermatura }) => superficieSchermatura,
      ),
    ).toEqual([2, 2, 2]);
  });
});

describe('limits of rows', () => {
  const windows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...WINDOW, Trasmittanza: `0,${10 + index}` }));

  it('leave out windows beyond ten, and say so', () => {
    expect(read(...windows(10)).notUnderstood).toEqual([]);
    const { values, notUnderstood } = read(...windows(12));
    expect(values.manufatti?.serramenti).toHaveLength(10);
    expect(notUnderstood).toEqual([
      {
        path: 'Serramenti',
        value: '12 righe nel file',
        message: expect.stringContaining(
          'Il numero massimo di serramenti che è possibile aggiungere è 10: 2 righe non vengono importate',
        ),
      },
    ]);
  });

  it('count shadings and shutters together', () => {
    const { values, notUnderstood } = read(
      { Nome: 'Tende', Quantita: '7' },
      { Nome: 'Tapparelle', Quantita: '4' },
    );
    expect([values.manufatti?.schermature.length, values.manufatti?.chiusure.length]).toEqual([
      7, 3,
    ]);
    expect(notUnderstood).toEqual([
      {
        path: 'Chiusure oscuranti',
        value: '4 righe nel file',
        message: expect.stringContaining('una riga non viene importata'),
      },
    ]);
  });
});

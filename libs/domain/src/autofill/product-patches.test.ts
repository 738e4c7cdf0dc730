import { describe, expect, it } from '@jest/globals';
import {
  autofillAfter,
  createFormWithWindow,
  createFormWithShutter,
} from '../../test/autofill-fixtures.js';
import { validDossierForm, validShading } from '../../test/dossier-fixtures.js';
import { applyAutofill } from '../index.js';

describe('products', () => {
  const glass = 'manufatti.serramenti.0.tipologiaVetroPre';
  const old = 'manufatti.serramenti.0.trasmittanzaPre';

  it('takes the old transmittance from type, frame and glass', () => {
    expect(
      autofillAfter(
        createFormWithWindow({ tipologiaTelaioPre: 'lamiera' }),
        'manufatti.serramenti.0.tipologiaTelaioPre',
      ),
    ).toEqual({ [old]: 6 });
    expect(autofillAfter(createFormWithWindow({ tipologiaVetroPre: 'doppio' }), glass)).toEqual({
      [old]: 3,
    });
    expect(autofillAfter(createFormWithWindow({ tipologiaVetroPre: 'opaco' }), glass)).toEqual({
      [old]: null,
    });
    expect(
      autofillAfter(
        createFormWithWindow({ trasmittanzaPre: 4 }),
        'manufatti.serramenti.0.superficie',
      ),
    ).toEqual({});
    expect(
      autofillAfter(createFormWithWindow({}), 'manufatti.serramenti.7.tipologiaInfisso'),
    ).toEqual({});
  });

  it('gives a front door always an opaque glass, boxes and soffits when they are chosen', () => {
    expect(
      autofillAfter(
        createFormWithWindow({ tipologiaInfisso: 'portoncino' }),
        'manufatti.serramenti.0.tipologiaInfisso',
      ),
    ).toEqual({ [glass]: 'opaco', [old]: 2.8 });
    expect(
      autofillAfter(
        createFormWithWindow({ tipologiaInfisso: 'portoncino', tipologiaVetroPre: 'doppio' }),
        glass,
      ),
    ).toEqual({ [glass]: 'opaco', [old]: 2.8 });
    expect(
      autofillAfter(
        createFormWithWindow({ tipologiaInfisso: 'cielino' }),
        'manufatti.serramenti.0.tipologiaInfisso',
      ),
    ).toEqual({ [glass]: 'opaco', [old]: 5.07 });
    expect(
      autofillAfter(
        createFormWithWindow({ tipologiaInfisso: 'cielino', tipologiaVetroPre: 'doppio' }),
        glass,
      ),
    ).toEqual({ [old]: null });
    expect(
      autofillAfter(
        createFormWithWindow({ tipologiaInfisso: null }),
        'manufatti.serramenti.0.tipologiaInfisso',
      ),
    ).toEqual({ [old]: null });
  });

  it('takes the resistances of shutters', () => {
    const initial = 'manufatti.chiusure.0.resistenzaTermicaIniziale';
    const final = 'manufatti.chiusure.0.resistenzaTermicaFinale';
    expect(
      autofillAfter(
        createFormWithShutter({ tipologiaPre: 5 }),
        'manufatti.chiusure.0.tipologiaPre',
      ),
    ).toEqual({
      [initial]: 0.14,
    });
    expect(
      autofillAfter(
        createFormWithShutter({ tipologiaPre: null }),
        'manufatti.chiusure.0.tipologiaPre',
      ),
    ).toEqual({ [initial]: null });
    expect(
      autofillAfter(
        createFormWithShutter({ tipologiaPost: 4 }),
        'manufatti.chiusure.0.tipologiaPost',
      ),
    ).toEqual({
      [final]: 0.3,
    });
    expect(
      autofillAfter(
        createFormWithShutter({ permeabilitaAria: 'media' }),
        'manufatti.chiusure.0.permeabilitaAria',
      ),
    ).toEqual({ [final]: 0.19 });
    expect(
      autofillAfter(
        createFormWithShutter({ permeabilitaAria: null }),
        'manufatti.chiusure.0.permeabilitaAria',
      ),
    ).toEqual({ [final]: null });
    expect(autofillAfter(createFormWithShutter({}), 'manufatti.chiusure.0.esposizione')).toEqual(
      {},
    );
    expect(autofillAfter(createFormWithShutter({}), 'manufatti.chiusure.3.tipologiaPre')).toEqual(
      {},
    );
  });

  it('reads a solar transmission given as a percentage', () => {
    expect(
      autofillAfter(
        createFormWithShutter({ trasmissioneSolare: 20 }),
        'manufatti.chiusure.0.trasmissioneSolare',
      ),
    ).toEqual({ 'manufatti.chiusure.0.trasmissioneSolare': 0.2 });
    const shading = validDossierForm({
      manufatti: {
        serramenti: [],
        schermature: [validShading({ trasmissioneSolare: 12.5 })],
        chiusure: [],
      },
    });
    expect(autofillAfter(shading, 'manufatti.schermature.0.trasmissioneSolare')).toEqual({
      'manufatti.schermature.0.trasmissioneSolare': 0.125,
    });
    expect(autofillAfter(shading, 'manufatti.schermature.0.esposizione')).toEqual({});
    expect(
      autofillAfter(
        createFormWithShutter({ trasmissioneSolare: null }),
        'manufatti.chiusure.0.trasmissioneSolare',
      ),
    ).toEqual({});
    expect(
      autofillAfter(createFormWithShutter({}), 'manufatti.schermature.0.trasmissioneSolare'),
    ).toEqual({});
  });

  it('leaves alone what no rule speaks of', () => {
    for (const changed of ['cadastralSheet', 'toString', 'spese.spesaDetraibileSerramenti', ''])
      expect(autofillAfter(validDossierForm(), changed)).toEqual({});
    expect(
      applyAutofill(
        createFormWithWindow({ tipologiaTelaioPre: 'lamiera' }),
        'manufatti.serramenti.0.tipologiaTelaioPre',
      ).filled,
    ).toEqual([old]);
  });
});

import {
  BUILT_IN_SETTINGS,
  createEmptyDossierForm,
  createRules,
  SETTING_DEFAULTS,
  toRuleSettings,
  type DossierForm,
} from '@pratiche/domain';
import { describe, expect, it } from '@jest/globals';
import {
  chiusura,
  ecobonusForm,
  schermatura,
  serramento,
} from '../../../test/kit/dossier-fixtures.js';
import { pdfText } from '../../../test/kit/pdf-text.js';
import { PREFILLED_CODES, type Installer, type PrefilledCode } from './prefilled-document.types.js';
import { prefilledFileName, createPrefilledPdf } from './prefilled-document.factory.js';

const installer: Installer = {
  businessName: 'Serramenti Bianchi Srl',
  vat: '01234567897',
  street: 'Via Prova 1',
  village: null,
  city: 'Cuneo',
  province: 'CN',
  zip: '12100',
  attorneyFirstName: 'Carlo',
  attorneyLastName: 'Bianchi',
  attorneySSN: null,
};
const text = async (code: PrefilledCode, form: DossierForm, settings = BUILT_IN_SETTINGS) =>
  pdfText(
    await createPrefilledPdf(code, { dossierId: 12, form, installer }, createRules(settings)),
  );
const days = { interventionStartDate: '2026-03-02', interventionEndDate: '2026-03-20' };
const mixed = ecobonusForm({
  ...days,
  manufatti: {
    serramenti: [serramento(), serramento({ trasmittanzaPost: 1.35 })],
    schermature: [schermatura()],
    chiusure: [chiusura()],
  },
  spese: { ...ecobonusForm().spese, spesaDetraibileSchermature: 700, spesaDetraibileChiusure: 400 },
});

describe('every pre-filled document', () => {
  it.each(PREFILLED_CODES)('%s names dossier, beneficiary, property and works', async (code) => {
    const found = await text(code, mixed);
    for (const part of [
      'Pratica n. 12',
      'Ortensia Brughetti',
      'Via delle Ginestre 12/B',
      'foglio 45',
      'particella 1180',
      'subalterno 7',
      'Ecobonus',
      '02/03/2026',
      '20/03/2026',
    ]) {
      expect(found).toContain(part);
    }
  });

  it.each(PREFILLED_CODES)(
    '%s of an empty dossier leaves lines and writes no "null"',
    async (code) => {
      expect(await text(code, createEmptyDossierForm())).not.toMatch(/null|undefined|NaN/);
    },
  );

  it.each(PREFILLED_CODES)('%s survives hostile text', async (code) => {
    const bad = `\u202E${'A'.repeat(3_000)}\u0000) Tj`;
    const found = await text(code, { ...mixed, beneficiaryLastName: bad, immovableAddress: bad });
    expect(found).not.toMatch(/\u202E/);
    expect(found).toContain(') Tj');
  });
});

it.each([
  ['Francia', 'EE', 'Francia', 'a Francia'],
  ['Lione', 'EE', 'Francia', 'a Lione Francia'],
  ['Cuneo', 'CN', 'Italia', 'a Cuneo (CN)'],
])(
  'names the place of birth once: %s (%s), %s',
  async (municipality, province, nation, expected) => {
    const born = {
      beneficiaryBirthDate: '1980-01-02',
      beneficiaryBirthMunicipality: municipality,
      beneficiaryBirthProvince: province,
      beneficiaryBirthNation: nation,
    };
    const found = (await text('DELEGA', { ...mixed, ...born })).replace(/\s+/g, ' ');
    expect(found).toContain(`02/01/1980 ${expected} Codice fiscale`);
  },
);

it('names a category of difficult attribution as the land registry does, as the data file does too', async () => {
  const hard = {
    immovableCadastralCode: 'altro',
    immovableParticularUse: 8,
    immovableParticularUseHardAttribution: 'E9',
  } as const;
  expect(await text('ATTO', { ...mixed, ...hard })).toContain('categoria E/9');
  expect(
    await text('ATTO', { ...mixed, ...hard, immovableParticularUseHardAttribution: null }),
  ).toContain('categoria Altro');
});

describe('DELEGA', () => {
  it('names the installer and asks for two signatures', async () => {
    const found = await text('DELEGA', mixed);
    expect(found).toContain('Serramenti Bianchi Srl');
    expect(found.split('Firma del beneficiario')).toHaveLength(3);
    expect(found).toContain('art. 13 del Regolamento UE 2016/679');
  });
});

describe('ATTO', () => {
  it('rests on the decree and names the sum spent', async () => {
    const found = await text('ATTO', mixed);
    expect(found).toContain('art. 47 del D.P.R. 28 dicembre 2000, n. 445');
    expect(found).toContain('6.070,50 €');
    expect(found).toContain('fatture a suo nome');
  });

  it('lets nobody declare the share of another', async () => {
    const found = await text('ATTO', {
      ...mixed,
      otherBeneficiaries: [
        {
          isCompany: false,
          beneficiaryCompanyName: null,
          beneficiaryFirstName: 'Ada',
          beneficiaryLastName: 'Neri',
          beneficiarySsn: null,
        },
      ],
    });
    expect(found).not.toContain('€');
    expect(found).not.toContain('a suo nome');
    expect(found.replace(/\s+/g, ' ')).toContain('per la propria parte, spese per ____');
    expect(found).toContain('Ada Neri');
  });

  it('has no sum to sign for where no step asks for it', async () => {
    const found = await text('ATTO', {
      ...mixed,
      serviceType: 2,
      manufatti: { ...mixed.manufatti, schermature: [], chiusure: [] },
    });
    expect(found).not.toContain('€');
    expect(found).toContain('spese per ____');
  });

  it('is signed by the legal representative of a company', async () => {
    const found = await text('ATTO', {
      ...mixed,
      isCompany: true,
      beneficiaryCompanyName: 'Ellera Snc',
      beneficiaryAttorneyFirstName: 'Livia',
      beneficiaryAttorneyLastName: 'Ellera',
    });
    expect(found).toContain('Livia Ellera');
    expect(found).toContain('Ellera Snc');
    expect(found).toContain('Firma del dichiarante (legale rappresentante)');
  });

  it('names the identity document of the signer, for a company too', async () => {
    const who = {
      beneficiaryIdentificationDocNumber: 'CA12345AB',
      beneficiaryIdentificationDocDate: '2030-05-06',
      beneficiaryPhone: '035123456',
    };
    for (const form of [
      { ...mixed, ...who },
      { ...mixed, ...who, isCompany: true },
    ]) {
      const found = await text('ATTO', form);
      for (const part of ['n. CA12345AB valido fino al 06/05/2030', '035123456'])
        expect(found).toContain(part);
    }
  });
});

describe('REQ', () => {
  it('shows each product beside its limit and source', async () => {
    const found = await text('REQ', mixed);
    for (const part of [
      '1,35',
      '1,30',
      'OLTRE IL LIMITE',
      'entro il limite',
      'D.M. 6/8/2020, Allegato E',
      '0,35',
      'UNI EN 13125',
      'Da verificare prima di firmare',
    ])
      expect(found).toContain(part);
  });

  it('writes values with the decimals that decide', async () => {
    const found = await text('REQ', {
      ...mixed,
      manufatti: {
        serramenti: [serramento({ trasmittanzaPost: 1.304 })],
        schermature: [],
        chiusure: [chiusura({ resistenzaTermicaIniziale: 0.122, resistenzaTermicaFinale: 0.12 })],
      },
    });
    for (const part of ['1,304', '0,122']) expect(found).toContain(part);
  });

  it('holds shadings against the limit of the day the works begin', async () => {
    const settings = toRuleSettings({
      current: SETTING_DEFAULTS,
      dated: {
        solarTransmission: [
          { validFrom: '2026-03-02', source: 'Decreto nuovo', values: { max: 0.18 } },
        ],
      },
    });
    const shading = (interventionStartDate: string) =>
      text(
        'REQ',
        {
          ...mixed,
          interventionStartDate,
          manufatti: {
            serramenti: [],
            schermature: [schermatura({ trasmissioneSolare: 0.2 })],
            chiusure: [],
          },
        },
        settings,
      );
    const [before, after] = [await shading('2026-03-01'), await shading('2026-03-02')];
    for (const part of [
      '0,35',
      'entro il limite',
      'D.M. 6/8/2020, Allegato A: gtot al massimo 0,35',
    ])
      expect(before).toContain(part);
    for (const part of [
      '0,18',
      'OLTRE IL LIMITE',
      'Decreto nuovo: gtot al massimo 0,18',
      'Da verificare prima di firmare',
    ])
      expect(after).toContain(part);
    expect(after).not.toContain('0,35');
  });

  it('holds shutters against the same limit', async () => {
    const shutter = (trasmissioneSolare: number) =>
      text('REQ', {
        ...mixed,
        manufatti: {
          serramenti: [],
          schermature: [],
          chiusure: [chiusura({ trasmissioneSolare })],
        },
      });
    const [within, beyond] = [await shutter(0.35), await shutter(0.36)];
    for (const part of ['0,35', 'entro il limite', 'gtot al massimo 0,35'])
      expect(within).toContain(part);
    expect(within).not.toContain('Da verificare');
    for (const part of ['0,36', 'OLTRE IL LIMITE', 'Da verificare prima di firmare'])
      expect(beyond).toContain(part);
  });

  it('uses the limits of Bonus Casa for it', async () => {
    const found = await text('REQ', { ...mixed, serviceType: 2 });
    expect(found.replace(/\s+/g, ' ')).toContain('D.M. 26/6/2015 «requisiti minimi»');
    expect(found).not.toContain('OLTRE IL LIMITE');
    expect(found).not.toContain('Da verificare');
  });

  it.each([
    ['2026-06-02', true],
    ['2026-06-03', false],
    ['2020-12-31', false],
  ])('of works begun on %s names the source of the limit: %s', async (start, isNamed) => {
    const found = (
      await text('REQ', { ...mixed, serviceType: 2, interventionStartDate: start })
    ).replace(/\s+/g, ' ');
    expect(found.includes('D.M. 26/6/2015')).toBe(isNamed);
    expect(found.includes('zona climatica E da verificare')).toBe(!isNamed);
    expect(found).toContain('1,40');
  });
});

describe('CONGR', () => {
  it('shows each sum and the ceiling of its supply, and never states that it is beyond', async () => {
    const found = (await text('CONGR', mixed)).replace(/\s+/g, ' ');
    // 4,80 m² of windows at 780 €, 3 m² of shading and 2,40 m² of shutters at 276 €.
    for (const part of [
      '4.820,50 €',
      '3.744,00 €',
      '700,00 €',
      '828,00 €',
      '662,40 €',
      'D.M. 14/2/2022',
      'la minore somma tra la fornitura e il costo massimo',
    ])
      expect(found).toContain(part);
    expect(found).not.toMatch(/OLTRE|Da verificare/);
  });
});

it('is named after the beneficiary', () => {
  expect(prefilledFileName('DELEGA', { dossierId: 12, form: mixed, installer })).toBe(
    'delega-Ortensia-Brughetti-12.pdf',
  );
  expect(
    prefilledFileName('REQ', { dossierId: 7, form: createEmptyDossierForm(), installer }),
  ).toBe('req-7.pdf');
});

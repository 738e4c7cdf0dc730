import { describe, expect, it } from '@jest/globals';
import type { RegistrationForm } from '../index.js';
import {
  checkRegistration,
  checkRegistrationStep,
  checkTerms,
  createEmptyRegistration,
  isEmail,
  normalizeRegistration,
  validatePassword,
  findRegionByProvince,
  REGIONS,
  REGISTRATION_FIELDS,
  validateAccountText,
} from '../accounts.js';

const TODAY = '2026-11-21';
const GOOD: RegistrationForm = {
  firstName: 'Ersilia',
  lastName: 'Malaguti',
  email: 'ersilia@example.test',
  phone: '0512345678',
  password: 'Finestra-Verde-7',
  confirmPassword: 'Finestra-Verde-7',
  sponsor: null,
  businessName: 'Infissi Malaguti Srl',
  legalForm: 'Srl',
  vat: '12345678903',
  sSNCompany: '12345678903',
  street: 'Via Emilia 1',
  village: null,
  city: 'Bologna',
  zip: '40121',
  province: 'BO',
  region: 'Emilia-Romagna',
  pec: null,
  uniqueCode: 'M5UXCR1',
  attorneyFirstName: 'Ersilia',
  attorneyLastName: 'Malaguti',
  attorneySSN: 'RSSMRA80A01F205X',
  attorneyMunicipality: '40121_Bologna_BO',
  attorneyVillage: null,
  attorneyCity: 'Bologna',
  attorneyZip: '40121',
  attorneyProvince: 'BO',
  attorneyRegion: 'Emilia-Romagna',
  attorneyIDCardType: 'Patente',
  attorneyIDCardExpiryDate: TODAY,
  attorneyIDCardNumber: 'CA00000AA',
  attorneyIDCardIssuingAuthority: 'Comune di Bologna',
  privacyAndConditionsAccepted: true,
};
const messageOf = (change: Partial<RegistrationForm>, field: keyof RegistrationForm) =>
  checkRegistration({ ...GOOD, ...change }, TODAY).find((error) => error.field === field)
    ?.message ?? null;

describe('a registration', () => {
  it('that is complete has no fault', () => expect(checkRegistration(GOOD, TODAY)).toEqual([]));

  it('asks for everything but sponsor, hamlets and one of the two invoice addresses', () => {
    const optional = [
      'sponsor',
      'village',
      'attorneyVillage',
      'attorneyMunicipality',
      'pec',
      'uniqueCode',
    ];
    expect(checkRegistration(createEmptyRegistration(), TODAY)).toEqual([
      ...REGISTRATION_FIELDS.filter((field) => !optional.includes(field)).map((field) => ({
        field,
        message: 'Campo Obbligatorio!',
      })),
      {
        field: 'uniqueCode',
        message: 'Indica il codice univoco oppure la PEC: servono per la fattura elettronica.',
      },
    ]);
  });

  it.each<[keyof RegistrationForm, string, string | null]>([
    ['email', 'senza-chiocciola', 'Inserire Email Valida'],
    ['email', 'a@b', 'Inserire Email Valida'],
    ['email', 'a..b@c.it', 'Inserire Email Valida'],
    ['email', 'a\u202eb@c.it', 'Inserire Email Valida'],
    ['email', `${'a'.repeat(65)}@c.it`, 'Inserire Email Valida'],
    ['email', ' Nome.Cognome+x@Sotto.Esempio.IT ', null],
    ['phone', '051234567', 'Inserire numero di telefono valido.'],
    ['phone', '05123456789', 'Inserire numero di telefono valido.'],
    ['phone', '051 234567', 'Inserire numero di telefono valido.'],
    ['password', 'corta', 'La password deve essere composta da almeno 8 caratteri'],
    [
      'password',
      'Password1!',
      'Questa password è tra le più usate e si indovina subito: scegline un’altra.',
    ],
    ['vat', '1234567890', 'La partita IVA deve essere composta da 11 caratteri'],
    ['vat', '123456789031', 'La partita IVA deve essere composta da 11 caratteri'],
    [
      'vat',
      '12345678904',
      'La partita IVA non supera il controllo della cifra finale: ricontrolla se è corretta.',
    ],
    [
      'sSNCompany',
      '123456789012',
      'Il codice fiscale deve essere composto da 11 o da 16 caratteri',
    ],
    ['sSNCompany', 'RSSMRA80A01F205X', null],
    [
      'sSNCompany',
      '12345678904',
      'Il codice fiscale non supera il controllo della cifra finale: ricontrolla se è corretto.',
    ],
    ['attorneySSN', '12345678903', 'Il codice fiscale deve essere composto da 16 caratteri'],
    ['attorneySSN', 'rssmra80a01f205x', null],
    [
      'attorneySSN',
      'RSSMRA80A01F205Y',
      'Il codice fiscale non supera il controllo della lettera finale: ricontrolla se è corretto.',
    ],
    ['uniqueCode', 'ABC123', 'Il codice univoco deve essere composto da 7 caratteri'],
    ['uniqueCode', 'ABC12345', 'Il codice univoco deve essere composto da 7 caratteri'],
    ['zip', '1234567890', 'Inserire Codice Postale Valido'],
    ['zip', 'A!', 'Inserire Codice Postale Valido'],
    ['zip', '47890', null],
    ['province', 'XX', 'Inserisci la sigla della provincia, per esempio BG.'],
    ['province', 'bg', null],
    ['region', 'Atlantide', 'Scegli una voce dell’elenco.'],
    ['legalForm', 'Gmbh', 'Scegli una voce dell’elenco.'],
    ['attorneyIDCardType', 'Tessera', 'Scegli una voce dell’elenco.'],
    ['pec', 'non-pec', 'Inserire Email Valida'],
    [
      'attorneyIDCardExpiryDate',
      '2026-11-20',
      'La data di scadenza del documento deve essere oggi o successiva',
    ],
    ['attorneyIDCardExpiryDate', '2026-02-31', 'Inserisci una data valida: gg/mm/aaaa.'],
    ['businessName', '=HYPERLINK("http://x")', 'Non può iniziare con = + - @.'],
    ['firstName', '+39', 'Non può iniziare con = + - @.'],
    ['lastName', ' @SUM(A1)', 'Non può iniziare con = + - @.'],
    ['firstName', 'a\u202egpj', 'Contiene caratteri non ammessi.'],
    ['businessName', 'שלום', 'Contiene caratteri non ammessi.'],
    ['street', 'a\u0000b', 'Contiene caratteri non ammessi.'],
    ['firstName', '<script>', 'Contiene caratteri non ammessi.'],
    ['lastName', 'x'.repeat(121), 'Al massimo 120 caratteri.'],
    ['lastName', 'D’Àngelo-Gößmann, S.n.c. & C. n° 5', null],
  ])('%s «%s»: %s', (field, value, message) =>
    expect(messageOf({ [field]: value }, field)).toBe(message),
  );

  it('tells a wrong VAT number once where it is the tax code too', () => {
    const change = { vat: '12345678904', sSNCompany: '12345678904' };
    expect(messageOf(change, 'vat')).toContain('partita IVA');
    expect(messageOf(change, 'sSNCompany')).toBeNull();
  });

  it('wants the password twice the same, and the conditions accepted', () => {
    expect(messageOf({ confirmPassword: 'Finestra-Verde-8' }, 'confirmPassword')).toBe(
      'Le password devono coincidere',
    );
    expect(messageOf({ privacyAndConditionsAccepted: false }, 'privacyAndConditionsAccepted')).toBe(
      'Campo Obbligatorio!',
    );
  });

  it('takes San Marino as it is: lengths without our check characters, no invoice address of ours', () => {
    const change = {
      region: 'San Marino',
      province: 'SM',
      vat: 'SM123456789',
      sSNCompany: 'SM123456789',
      attorneySSN: 'ABCDEF0123456789',
      uniqueCode: null,
    } as const;
    expect(checkRegistration({ ...GOOD, ...change }, TODAY)).toEqual([]);
    expect(messageOf({ ...change, vat: 'SM12345' }, 'vat')).toBe(
      'La partita IVA deve essere composta da 11 caratteri',
    );
  });

  it('is checked step by step', () => {
    const broken = {
      ...GOOD,
      email: null,
      vat: null,
      attorneySSN: null,
      privacyAndConditionsAccepted: false,
    };
    expect(
      (['account', 'billing', 'attorney', 'contract'] as const).map((step) =>
        checkRegistrationStep(broken, step, TODAY).map(({ field }) => field),
      ),
    ).toEqual([['email'], ['vat'], ['attorneySSN'], ['privacyAndConditionsAccepted']]);
  });

  it('is kept tidy: trimmed, codes in capitals, addresses small, the password as typed', () => {
    const tidy = normalizeRegistration({
      ...GOOD,
      email: ' Ersilia@Example.TEST ',
      attorneySSN: 'rssmra80a01f205x',
      village: '  ',
      businessName: 'Infissi   Malaguti ',
      password: ' con spazi ',
    });
    expect(tidy).toMatchObject({
      email: 'ersilia@example.test',
      attorneySSN: 'RSSMRA80A01F205X',
      village: null,
      businessName: 'Infissi Malaguti',
      password: ' con spazi ',
    });
  });
});

describe('terms of a pre-created account', () => {
  it('are asked for in their own words', () => {
    expect(checkTerms({ ...GOOD, sponsor: null }, TODAY)).toEqual([]);
    expect(
      checkTerms({ ...GOOD, attorneyFirstName: null, confirmPassword: 'altra cosa' }, TODAY),
    ).toEqual([
      { field: 'attorneyFirstName', message: 'Campo obbligatorio' },
      { field: 'confirmPassword', message: 'le password devono coincidere' },
    ]);
  });
});

describe('small rules', () => {
  it.each([
    ['12345678', true],
    ['QWERTY123', true],
    ['password!', true],
    ['aaaaaaaaaa', true],
    ['ababababab', true],
    ['Persiana-Blu-42', false],
    ['x'.repeat(257), true],
  ])('the password %s is refused: %s', (password, refused) =>
    expect(validatePassword(password) !== null).toBe(refused),
  );
  it('knows 22 regions, Trentino and Alto Adige apart, San Marino among them', () => {
    expect(REGIONS).toHaveLength(22);
    expect(['TN', 'bz', 'SM', 'RM', 'XX'].map(findRegionByProvince)).toEqual([
      'Trentino',
      'Alto Adige',
      'San Marino',
      'Lazio',
      null,
    ]);
  });
  it('recognises e-mail addresses', () =>
    expect(['a@b.it', 'a@b', '', 'a b@c.it', `${'a@'}${'b'.repeat(260)}.it`].map(isEmail)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]));
  it.each([
    ['nome+enea@esempio.it', true],
    ["d'angelo@esempio.it", true],
    ['nome@esempio.photography', true],
    ['nome@xn--caff-8oa.example', true],
    ['nome@esempio.it\r\nBcc: tutti@esempio.it', false],
    ['nome@esempio.it,tutti@esempio.it', false],
  ])('takes the e-mail address %j: %s', (text, isRight) => expect(isEmail(text)).toBe(isRight));
  it('takes usual names', () =>
    expect(
      ['Niccolò', "Dell'Acqua", 'Müller & Söhne', '3B Infissi (Srl)'].map((name) =>
        validateAccountText(name),
      ),
    ).toEqual([null, null, null, null]));
});

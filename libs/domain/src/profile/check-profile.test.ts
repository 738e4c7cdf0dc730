import { describe, expect, it } from '@jest/globals';
import { type Profile, EXPIRED_DOCUMENT_MESSAGE, PHONE_MESSAGE } from '../index.js';
import {
  listChangedProfileFields,
  checkProfile,
  INVOICE_ADDRESS_MESSAGE,
  LOCKED_FIELD_MESSAGE,
  LOCKED_PROFILE_FIELDS,
  MANDATORY_MESSAGE,
  normalizeProfile,
  EDITABLE_PROFILE_FIELDS,
  PROFILE_FIELDS,
  UNIQUE_CODE_MESSAGE,
  ZIP_MESSAGE,
} from '../accounts.js';

const TODAY = '2026-11-21';
const STORED: Profile = {
  firstName: 'Ersilia',
  lastName: 'Malaguti',
  email: 'ersilia@example.test',
  phone: '0512345678',
  sponsor: null,
  businessName: 'Infissi Malaguti Srl',
  legalForm: 'Srl',
  vat: '12345678903',
  sSNCompany: '12345678903',
  street: 'Via dei Falegnami 7',
  village: null,
  city: 'Bologna',
  zip: '40121',
  province: 'BO',
  region: 'Emilia-Romagna',
  pec: 'infissi@pec.example.test',
  uniqueCode: 'M5UXCR1',
  attorneyFirstName: 'Ersilia',
  attorneyLastName: 'Malaguti',
  attorneySSN: 'RSSMRA80A01H501U',
  attorneyMunicipality: null,
  attorneyVillage: null,
  attorneyCity: 'Bologna',
  attorneyZip: '40121',
  attorneyProvince: 'BO',
  attorneyRegion: 'Emilia-Romagna',
  attorneyIDCardType: 'Patente',
  attorneyIDCardExpiryDate: '2020-01-31',
  attorneyIDCardNumber: 'BO1234567A',
  attorneyIDCardIssuingAuthority: 'MIT-UCO',
};
const check = (change: Partial<Profile>) => checkProfile({ ...STORED, ...change }, STORED, TODAY);

describe('a profile', () => {
  it('has every field of a registration but passwords and consent', () => {
    expect([...PROFILE_FIELDS].sort()).toEqual(Object.keys(STORED).sort());
    expect(EDITABLE_PROFILE_FIELDS).toHaveLength(
      PROFILE_FIELDS.length - LOCKED_PROFILE_FIELDS.length,
    );
  });

  it('may stay as it is, also with a document that has expired meanwhile', () => {
    expect(check({})).toEqual([]);
  });

  it.each<[Partial<Profile>, string, string]>([
    [{ email: 'altra@example.test' }, 'email', LOCKED_FIELD_MESSAGE],
    [{ vat: '00000000000' }, 'vat', LOCKED_FIELD_MESSAGE],
    [{ businessName: 'Altra Srl' }, 'businessName', LOCKED_FIELD_MESSAGE],
    [{ businessName: null }, 'businessName', LOCKED_FIELD_MESSAGE],
    [{ phone: '123' }, 'phone', PHONE_MESSAGE],
    [{ firstName: null }, 'firstName', MANDATORY_MESSAGE],
    [{ uniqueCode: 'ABC' }, 'uniqueCode', UNIQUE_CODE_MESSAGE],
    [{ zip: '1234567890' }, 'zip', ZIP_MESSAGE],
    [
      { attorneyIDCardExpiryDate: '2026-11-20' },
      'attorneyIDCardExpiryDate',
      EXPIRED_DOCUMENT_MESSAGE,
    ],
  ])('is refused with %j', (change, field, message) => {
    expect(check(change)).toEqual([{ field, message }]);
  });

  it('may keep what was missing before, and lose nothing', () => {
    const bare: Profile = {
      ...STORED,
      attorneySSN: null,
      attorneyCity: null,
      pec: null,
      uniqueCode: null,
    };
    expect(checkProfile({ ...bare, phone: '0519999999' }, bare, TODAY)).toEqual([]);
    expect(
      checkProfile({ ...bare, attorneySSN: 'RSSMRA80A01H501' }, bare, TODAY).map(
        ({ field }) => field,
      ),
    ).toEqual(['attorneySSN']);
    expect(check({ attorneySSN: ' ' })).toEqual([
      { field: 'attorneySSN', message: MANDATORY_MESSAGE },
    ]);
    expect(check({ pec: null, uniqueCode: null })).toEqual([
      { field: 'uniqueCode', message: INVOICE_ADDRESS_MESSAGE },
    ]);
    const pecAlone: Profile = { ...STORED, uniqueCode: null };
    expect(checkProfile({ ...pecAlone, pec: null }, pecAlone, TODAY)).toEqual([
      { field: 'uniqueCode', message: INVOICE_ADDRESS_MESSAGE },
    ]);
  });

  it('may be written otherwise where it means the same', () => {
    expect(
      check({ email: ' Ersilia@EXAMPLE.test ', businessName: 'Infissi  Malaguti Srl ' }),
    ).toEqual([]);
    expect(
      listChangedProfileFields(STORED, { ...STORED, uniqueCode: 'm5uxcr1', village: '  ' }),
    ).toEqual([]);
  });

  it('lists the changed fields in screen order', () => {
    expect(
      listChangedProfileFields(STORED, { ...STORED, attorneyZip: '40122', phone: '0519999999' }),
    ).toEqual(['phone', 'attorneyZip']);
    expect(normalizeProfile({ ...STORED, province: 'bo' }).province).toBe('BO');
  });
});

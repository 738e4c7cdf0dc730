import { describe, expect, it } from '@jest/globals';
import {
  buildPraticaXml,
  readXmlOfRho,
  readXmlValues,
  readXmlRemarks,
} from '../../test/xml-fixtures.js';

describe('beneficiaries', () => {
  it.each([
    [
      {
        TipoPersona: 'Fisica',
        Nome: 'Anna',
        Cognome: 'Verdi',
        CodiceFiscale: 'vrdnna80a41f205x',
        Telefono: '333',
      },
      {
        isCompany: false,
        beneficiaryFirstName: 'Anna',
        beneficiaryLastName: 'Verdi',
        beneficiarySsn: 'VRDNNA80A41F205X',
        beneficiaryPhone: '333',
      },
    ],
    [{ TipoPersona: 'persona fisica', Nome: 'Anna' }, { isCompany: false }],
    [{ Nome: 'Anna' }, { isCompany: false }],
    [
      { TipoPersona: 'Giuridica', Denominazione: 'Alfa Srl', PartitaIva: 'IT 12345678903' },
      {
        isCompany: true,
        beneficiaryCompanyType: 0,
        beneficiaryCompanyName: 'Alfa Srl',
        beneficiarySsn: '12345678903',
      },
    ],
    [{ Denominazione: 'Alfa Srl' }, { isCompany: true, beneficiaryCompanyType: 0 }],
    [{ TipoPersona: 'Altro' }, { isCompany: true }],
    [
      { TipoPersona: 'Giuridica', Denominazione: 'Condominio', CodiceFiscale: '12345678903' },
      { beneficiaryCompanyType: 1, beneficiarySsn: '12345678903' },
    ],
    [
      { TipoPersona: 'Giuridica', PartitaIva: '12345678903', CodiceFiscale: '12345678903' },
      { beneficiarySsn: '12345678903', beneficiaryAttorneySsn: null },
    ],
    [
      {
        TipoPersona: 'Giuridica',
        PartitaIva: '12345678903',
        CodiceFiscale: 'VRDNNA80A41F205X',
        Nome: 'Anna',
        Cognome: 'Verdi',
      },
      {
        beneficiaryAttorneySsn: 'VRDNNA80A41F205X',
        beneficiaryAttorneyFirstName: 'Anna',
        beneficiaryAttorneyLastName: 'Verdi',
      },
    ],
  ])('%o', (Beneficiario, values) => {
    expect(readXmlValues({ Beneficiario })).toMatchObject(values);
  });

  it.each([
    ['XXXXXX00X00X000X', null, /segnaposto/],
    ['0000000000000000', null, /segnaposto/],
    ['VRDNNA80A41F205A', 'VRDNNA80A41F205A', /non riconosciuto/],
    ['A'.repeat(17), null, /segnaposto/],
    ['VRDNNA80A41F205XX', null, /al massimo 16/],
  ])('remark the tax code %s', (code, taken, message) => {
    const { values, notUnderstood } = readXmlOfRho(
      buildPraticaXml({ Beneficiario: { Nome: 'A', CodiceFiscale: code } }),
    );
    expect(values.beneficiarySsn).toBe(taken);
    expect(notUnderstood).toEqual([
      { path: 'Beneficiario/CodiceFiscale', value: code, message: expect.stringMatching(message) },
    ]);
  });

  it('remark a wrong VAT number, and a company tax code that differs from it', () => {
    expect(
      readXmlRemarks({
        Beneficiario: {
          TipoPersona: 'Giuridica',
          PartitaIva: '12345678901',
          CodiceFiscale: '12345678903',
        },
      }),
    ).toEqual([
      expect.stringContaining('Beneficiario/PartitaIva'),
      'Beneficiario/CodiceFiscale: Diverso dalla partita IVA: vale la partita IVA',
    ]);
  });

  it('are joined by others, of either kind', () => {
    const others = readXmlValues({
      AltriBeneficiari: {
        Beneficiario: [
          { TipoPersona: 'Giuridica', Denominazione: 'Esempio Srl', PartitaIva: '00000000000' },
          { Nome: 'Ugo', Cognome: 'Neri' },
        ],
      },
    }).otherBeneficiaries;
    expect(others).toEqual([
      {
        isCompany: true,
        beneficiaryCompanyName: 'Esempio Srl',
        beneficiaryFirstName: null,
        beneficiaryLastName: null,
        beneficiarySsn: null,
        beneficiaryPossessionTitle: null,
        beneficiaryRealRight: null,
        beneficiaryExpenseShare: null,
      },
      {
        isCompany: false,
        beneficiaryCompanyName: null,
        beneficiaryFirstName: 'Ugo',
        beneficiaryLastName: 'Neri',
        beneficiarySsn: null,
        beneficiaryPossessionTitle: null,
        beneficiaryRealRight: null,
        beneficiaryExpenseShare: null,
      },
    ]);
  });

  it('says that beneficiaries beyond fifty are left out', () => {
    const file = buildPraticaXml({
      AltriBeneficiari: {
        Beneficiario: Array.from({ length: 51 }, () => ({ Nome: 'Ugo', Cognome: 'Neri' })),
      },
    });
    const { values, notUnderstood } = readXmlOfRho(file);
    expect(values.otherBeneficiaries).toHaveLength(50);
    expect(notUnderstood).toContainEqual({
      path: 'AltriBeneficiari/Beneficiario',
      value: '',
      message: 'Al massimo 50 altri beneficiari: quelli oltre non vengono importati',
    });
  });
});

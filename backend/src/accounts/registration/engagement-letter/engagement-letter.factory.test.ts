import { describe, expect, it } from '@jest/globals';
import { pdfText } from '../../../../test/kit/pdf-text.js';
import {
  renderEngagementLetter,
  engagementLetterFileName,
  type EngagementLetterData,
} from './index.js';

const DATA: EngagementLetterData = {
  businessName: 'Serramenti Bianchi',
  legalForm: 'Srl',
  street: 'Via delle Acacie 12',
  village: 'Frazione Piano',
  city: 'Cuneo',
  province: 'CN',
  region: 'Piemonte',
  zip: '12100',
  vat: '01234567897',
  sSNCompany: '01234567897',
  uniqueCode: 'ABC1234',
  email: 'info@bianchi.example',
  pec: 'bianchi@pec.example',
  phone: '3331234567',
  attorneyFirstName: 'Ortensia',
  attorneyLastName: 'Bianchi',
  attorneySSN: 'BNCRNS80A41D205X',
  attorneyMunicipality: '12100_Cuneo_CN',
  attorneyVillage: null,
  attorneyCity: 'Cuneo',
  attorneyProvince: 'CN',
  attorneyRegion: 'Piemonte',
  attorneyZip: '12100',
  attorneyIDCardType: 'Passaporto',
  attorneyIDCardNumber: 'YA1234567',
  attorneyIDCardExpiryDate: '2030-05-31',
  attorneyIDCardIssuingAuthority: 'Questura di Cuneo',
};
const NOBODY = { name: '', address: '', vat: '', pec: '' };
const EMPTY = Object.fromEntries(
  Object.keys(DATA).map((key) => [key, null]),
) as unknown as EngagementLetterData;

describe('engagementLetter', () => {
  it('says who the parties are', async () => {
    const text = pdfText(
      await renderEngagementLetter(DATA, {
        name: 'Portale Esempio S.r.l.',
        address: 'Via Prova 1, Torino',
        vat: '07654321098',
        pec: 'portale@pec.example',
      }),
    );
    for (const part of [
      'Lettera di conferimento incarico',
      'Serramenti Bianchi',
      'Srl',
      'Via delle Acacie 12, Frazione Piano, 12100 Cuneo (CN), Piemonte',
      '01234567897',
      'ABC1234',
      'bianchi@pec.example',
      '3331234567',
      'Ortensia Bianchi',
      'BNCRNS80A41D205X',
      'Passaporto n. YA1234567',
      '31/05/2030',
      'Questura di Cuneo',
      'Portale Esempio S.r.l.',
      'Via Prova 1, Torino',
      '07654321098',
      'portale@pec.example',
    ])
      expect(text).toContain(part);
  });

  it('has both places to sign and the articles to approve apart', async () => {
    const text = pdfText(await renderEngagementLetter(DATA, NOBODY));
    expect(text.split('timbro e firma del legale rappresentante')).toHaveLength(3);
    expect(text).toContain('1341 e 1342 del codice civile');
  });

  it('leaves out what is missing instead of writing "null"', async () => {
    const text = pdfText(await renderEngagementLetter(EMPTY, NOBODY));
    expect(text).not.toMatch(/null|undefined/);
    expect(text).toContain('Ragione sociale');
  });

  it('is neither broken nor misled by hostile names', async () => {
    const text = pdfText(
      await renderEngagementLetter(
        { ...DATA, businessName: `\u202EABC) Tj ET\u0000${'W'.repeat(5_000)}` },
        NOBODY,
      ),
    );
    expect(text).toContain('ABC) Tj ET');
    expect(text).not.toMatch(/\u202E/);
  });

  it('is named after the company', () => {
    expect(engagementLetterFileName(DATA)).toBe(
      'Lettera-di-conferimento-incarico-Serramenti-Bianchi.pdf',
    );
    expect(engagementLetterFileName({ businessName: '../../x\u202E/\n' })).not.toMatch(
      /[/\\\n\u202E]/,
    );
  });
});

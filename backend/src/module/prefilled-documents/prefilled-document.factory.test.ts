import {
  BUILT_IN_SETTINGS,
  PAPER_CODES,
  createEmptyDossierForm,
  describeMissingPrint,
  createAllRules,
} from '@pratiche/domain';
import { findMissingPrints, PAPER_SIGNERS } from '@pratiche/domain/signatures';
import { describe, expect, it } from '@jest/globals';
import { createPaperData, mixed, paperText } from '../../../test/kit/paper-fixtures.js';
import { pdfText } from '../../../test/kit/pdf-text.js';
import {
  createPrefilledPdf,
  listPrintedLines,
  prefilledFileName,
} from './prefilled-document.factory.js';

const text = paperText;

describe('every pre-filled document', () => {
  it.each(PAPER_CODES)('%s names dossier, beneficiary, property and works', async (code) => {
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

  it.each(PAPER_CODES)('%s of an empty dossier leaves lines and writes no "null"', async (code) => {
    expect(await text(code, createEmptyDossierForm())).not.toMatch(/null|undefined|NaN/);
  });

  it.each(PAPER_CODES)('%s survives hostile text', async (code) => {
    const bad = `\u202E${'A'.repeat(3_000)}\u0000) Tj`;
    const found = await text(code, { ...mixed, beneficiaryLastName: bad, immovableAddress: bad });
    expect(found).not.toMatch(/\u202E/);
    expect(found).toContain(') Tj');
  });
});

it('prints what the domain has other names for', () => {
  const rules = createAllRules(BUILT_IN_SETTINGS);
  const listMissing = (code: 'DELEGA' | 'REQ') =>
    findMissingPrints(listPrintedLines(code, createPaperData(createEmptyDossierForm()), rules)).map(
      (label) => [label, describeMissingPrint(label, PAPER_SIGNERS[code])] as const,
    );
  const ofDossier = listMissing('DELEGA').filter(([, { field }]) => field !== null);
  expect(ofDossier.map(([label]) => label)).toEqual([
    'Residenza',
    'Documento d’identità',
    'Telefono',
    'Indirizzo',
    'Dati catastali',
    'Inizio e fine dei lavori',
  ]);
  const ofProfile = listMissing('REQ').filter(([, { isInProfile = false }]) => isInProfile);
  expect(ofProfile.map(([label]) => label)).toContain('Codice fiscale');
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
    expect(found).toContain(
      'delega Giulia Verdi (codice fiscale VRDGLI80A41L219X), persona fisica che per conto di Portale Srl opera sul sito di ENEA come intermediario',
    );
    expect(found).toContain(
      'Titolare del trattamento è l’impresa Serramenti Bianchi Srl (Via Prova 1, 12100 Cuneo (CN), info@bianchi.example, tel. 0171123456)',
    );
    expect(found).toContain('Serramenti Bianchi Srl');
    expect(found.split('Firma del beneficiario')).toHaveLength(3);
    expect(found).toContain('art. 13 del Regolamento UE 2016/679');
  });

  it('says until when data are kept, by the year of the expense', async () => {
    expect(await text('DELEGA', { ...mixed, annoRiferimento: 2026 })).toContain(
      'per le spese del 2026, 31 dicembre 2041',
    );
  });

  it('leaves a line for an intermediary that is not given yet, and says so', async () => {
    const data = { ...createPaperData(mixed), intermediary: { name: '', ssn: '' } };
    const found = pdfText(
      await createPrefilledPdf('DELEGA', data, createAllRules(BUILT_IN_SETTINGS)),
    );
    expect(found).toContain('delega ______________________________ (codice fiscale ____');
    expect(found).toContain('da completare nelle impostazioni del portale');
  });

  it('tells ENEA of a Bonus Sicurezza as Bonus Casa', async () => {
    expect(await text('DELEGA', { ...mixed, serviceType: 3 })).toContain(
      'Bonus Sicurezza (per ENEA: Bonus Casa)',
    );
  });
});

it('is named after the beneficiary', () => {
  expect(prefilledFileName('DELEGA', { dossierId: 12, form: mixed })).toBe(
    'delega-Ortensia-Brughetti-12.pdf',
  );
  expect(prefilledFileName('REQ', { dossierId: 7, form: createEmptyDossierForm() })).toBe(
    'req-7.pdf',
  );
});

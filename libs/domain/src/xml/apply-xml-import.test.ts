import { describe, expect, it } from '@jest/globals';
import { validCompanyForm, validDossierForm, validShading } from '../../test/dossier-fixtures.js';
import { lookupOnlyRho, buildPraticaXml } from '../../test/xml-fixtures.js';
import { createEmptyDossierForm, createEmptyOtherBeneficiary } from '../autofill/index.js';
import { checkDraft, getSolarTransmissionMessage } from '../completeness/index.js';
import type { Schermatura } from '../dossier/index.js';
import type { XmlPreview } from './apply-xml-import.js';
import { readPraticaXml } from './read-pratica-xml.js';
import { writePraticaXml } from './write-pratica-xml.js';
import { BUILT_IN_SETTINGS, createAllRules } from '../index.js';

const { applyXmlImport } = createAllRules(BUILT_IN_SETTINGS);

const NOBODY = { beneficiary: null, beneficiaryAttorney: null };
const ANNA = { genere: 'F' as const, nascita: '1980-01-01', comune: 'Milano', provincia: 'MI' };
const preview = (
  change: Parameters<typeof buildPraticaXml>[0] = {},
  people: Partial<XmlPreview['people']> = {},
): XmlPreview => ({
  ...readPraticaXml(buildPraticaXml(change), lookupOnlyRho, BUILT_IN_SETTINGS),
  people: { beneficiary: null, beneficiaryAttorney: null, ...people },
});
const CODED = {
  Beneficiario: { Nome: 'Anna', Cognome: 'Verdi', CodiceFiscale: 'VRDNNA80A41F205X' },
};

describe('taking over a data file', () => {
  it('overwrites what the file speaks of and keeps the rest', () => {
    const { form } = applyXmlImport(
      validDossierForm({ beneficiaryResidentialAddress: 'Via Po' }),
      preview({ ...CODED, DettagliEconomici: { SpesaSerramenti: '100,00' } }),
    );
    expect(form).toMatchObject({
      beneficiaryFirstName: 'Anna',
      immovableMunicipality: 'Rho',
      immovableMunicipalityCode: 'H264',
      beneficiaryResidentialAddress: 'Via Po',
      tipoImpianto: 'autonomo',
      spese: { spesaDetraibileSerramenti: 100, speseProfessionaliSerramenti: null },
    });
    expect(form.manufatti.serramenti).toHaveLength(1);
  });

  it('of a company has no main home, unless the dossier was a company’s already', () => {
    const company = { Beneficiario: { TipoPersona: 'Giuridica', Denominazione: 'Alfa Srl' } };
    const useOf = (before: Parameters<typeof applyXmlImport>[0]) =>
      applyXmlImport(before, preview(company)).form.immovablePossessionType;
    expect([
      useOf(validDossierForm()),
      useOf(validCompanyForm({ immovablePossessionType: 0 })),
    ]).toEqual([1, 0]);
  });

  it('fills in what the tax code says, and clears what belonged to another person', () => {
    const before = validDossierForm({
      beneficiaryIdentificationDocNumber: 'AB1',
      beneficiaryBirthNation: 'Francia',
    });
    expect(applyXmlImport(before, preview(CODED, { beneficiary: ANNA })).form).toMatchObject({
      beneficiaryGender: 'F',
      beneficiaryBirthDate: '1980-01-01',
      beneficiaryBirthMunicipality: 'Milano',
      beneficiaryBirthProvince: 'MI',
      beneficiaryBirthNation: 'Italia',
      beneficiaryIdentificationDocNumber: null,
    });
    expect(applyXmlImport(before, preview(CODED)).form).toMatchObject({
      beneficiaryGender: null,
      beneficiaryBirthDate: null,
      beneficiaryBirthNation: null,
      beneficiaryPhone: null,
    });
  });

  it('keeps what was typed of the same person, and completes what is empty', () => {
    const before = validDossierForm({
      beneficiarySsn: 'vrdnna80a41f205x ',
      beneficiaryBirthMunicipality: 'Typed',
      beneficiaryPhone: '333',
    });
    expect(applyXmlImport(before, preview(CODED, { beneficiary: ANNA })).form).toMatchObject({
      beneficiaryBirthMunicipality: 'Typed',
      beneficiaryPhone: '333',
    });
    const empty = validDossierForm({
      ...before,
      beneficiaryGender: null,
      beneficiaryBirthDate: null,
      beneficiaryBirthMunicipality: null,
    });
    expect(
      applyXmlImport(empty, preview(CODED, { beneficiary: ANNA })).form
        .beneficiaryBirthMunicipality,
    ).toBe('Milano');
  });

  it('does the same for the legal representative of a company', () => {
    const company = {
      Beneficiario: {
        TipoPersona: 'Giuridica',
        Denominazione: 'Alfa',
        PartitaIva: '12345678903',
        Nome: 'Anna',
        Cognome: 'Neri',
        CodiceFiscale: 'VRDNNA80A41F205X',
      },
    };
    const { form } = applyXmlImport(
      validCompanyForm({ beneficiaryAttorneySsn: null, beneficiaryAttorneyGender: 'M' }),
      preview(company, { beneficiaryAttorney: ANNA }),
    );
    expect(form).toMatchObject({
      isCompany: true,
      beneficiaryAttorneyGender: 'F',
      beneficiaryAttorneyBirthMunicipality: 'Milano',
    });
  });

  it('derives the particular use from another category, and keeps the chosen one with the same', () => {
    const category = { DatiCatastali: { Categoria: 'A/10', Foglio: '1', Particella: '2' } };
    expect(applyXmlImport(validDossierForm(), preview(category)).form.immovableParticularUse).toBe(
      1,
    );
    expect(
      applyXmlImport(
        validDossierForm({ immovableCadastralCode: 'A10', immovableParticularUse: 5 }),
        preview(category),
      ).form.immovableParticularUse,
    ).toBe(5);
    expect(
      applyXmlImport(validDossierForm(), preview({ DatiCatastali: { Categoria: 'B8' } })).form,
    ).toMatchObject({ immovableParticularUse: 8, immovableParticularUseHardAttribution: 'B8' });
  });

  it('keeps the climate zone that was chosen for the same place', () => {
    const same = validDossierForm({
      immovableMunicipality: 'Rho',
      immovableZip: '20017',
      immovableProvince: 'MI',
      immovableClimateZone: 'F',
    });
    expect(applyXmlImport(same, preview()).form.immovableClimateZone).toBe('F');
    expect(
      applyXmlImport(validDossierForm({ immovableClimateZone: 'F' }), preview()).form
        .immovableClimateZone,
    ).toBe('E');
  });

  it('gives an Ecobonus dossier with windows its first generator', () => {
    expect(applyXmlImport(createEmptyDossierForm(), preview()).form.generatori).toHaveLength(1);
  });

  it('says which shading and which shutter let in more sun than allowed', () => {
    const { form, warnings } = applyXmlImport(
      createEmptyDossierForm(),
      preview({
        Prodotti: {
          Prodotto: [
            { Nome: 'Tende', FattoreSolare: '0,30' },
            { Nome: 'Tende', FattoreSolare: '0,40' },
            { Nome: 'Tapparelle', FattoreSolare: '0,36' },
          ],
        },
      }),
    );
    expect(form.manufatti.schermature.map(({ trasmissioneSolare }) => trasmissioneSolare)).toEqual([
      0.3, 0.4,
    ]);
    expect(warnings).toEqual([
      `Schermatura 2: ${getSolarTransmissionMessage(0.35)}.`,
      `Chiusura 1: ${getSolarTransmissionMessage(0.35)}.`,
    ]);
  });

  it.each([
    ['tipologia', 'veneziana', false],
    ['superficieSchermatura', 9, false],
    ['esposizione', 'est', false],
    ['aggettiOstruzioni', null, true],
  ] as const)(
    'keeps the overhangs of a shading that is otherwise the same: %s',
    (field, value, stays) => {
      const overhangs = {
        orizzontali: { altezzaSoffitto: null, profonditaAggetto: null },
        verticali: { posizione: null, distanza: null, profondita: null },
        ostruzioni: { distanza: 10 as const, differenzaPiani: 2 as const },
      };
      const file = (row: Schermatura) => ({
        ...readPraticaXml(
          writePraticaXml(
            validDossierForm({ manufatti: { serramenti: [], schermature: [row], chiusure: [] } }),
          ),
          lookupOnlyRho,
          BUILT_IN_SETTINGS,
        ),
        people: NOBODY,
      });
      const current = validDossierForm({
        manufatti: {
          serramenti: [],
          schermature: [validShading({ aggettiOstruzioni: overhangs })],
          chiusure: [],
        },
      });
      const [row] = applyXmlImport(current, file(validShading({ [field]: value }))).form.manufatti
        .schermature;
      expect(row?.aggettiOstruzioni).toEqual(stays ? overhangs : null);
    },
  );

  it.each(['beneficiaryGender', 'beneficiaryBirthDate', 'beneficiaryBirthMunicipality'] as const)(
    'completes nothing of the same person when %s is there',
    (field) => {
      const none = {
        beneficiaryGender: null,
        beneficiaryBirthDate: null,
        beneficiaryBirthMunicipality: null,
      };
      const before = validDossierForm({ beneficiarySsn: 'VRDNNA80A41F205X' });
      const { form } = applyXmlImport(
        validDossierForm({ ...before, ...none, [field]: before[field] }),
        preview(CODED, { beneficiary: ANNA }),
      );
      expect(form).toMatchObject({ ...none, [field]: before[field] });
    },
  );

  it('takes of Bonus Casa what it knows, with a warning', () => {
    const { form, warnings } = applyXmlImport(
      createEmptyDossierForm(),
      preview({
        TipoBonus: 'BonusCasa',
        Beneficiario: { TipoPersona: 'Giuridica', Denominazione: 'Alfa' },
        Prodotti: { Prodotto: [{ Nome: 'Finestra' }, { Nome: 'Tende' }, { Nome: 'Tapparelle' }] },
      }),
    );
    expect(form).toMatchObject({
      isCompany: false,
      immovableGeneralUse: 0,
      manufatti: { schermature: [], chiusure: [] },
    });
    expect(warnings).toEqual([
      expect.stringContaining('persona fisica'),
      expect.stringContaining('2 schermature e chiusure non vengono importate'),
    ]);
    expect(checkDraft(form)).toEqual([]);
    expect(
      applyXmlImport(createEmptyDossierForm(), preview({ TipoBonus: 'BonusCasa' })).warnings,
    ).toEqual([]);
    const shared = applyXmlImport(
      {
        ...createEmptyDossierForm(),
        otherBeneficiaries: [{ ...createEmptyOtherBeneficiary(), isCompany: true }],
      },
      preview({ TipoBonus: 'BonusCasa' }),
    );
    expect([shared.form.otherBeneficiaries[0]?.isCompany, shared.warnings]).toEqual([
      false,
      [expect.stringContaining('gli altri beneficiari devono essere persone fisiche')],
    ]);
    expect(
      applyXmlImport(
        createEmptyDossierForm(),
        preview({ TipoBonus: 'BonusSicurezza', Prodotti: { Prodotto: { Nome: 'Tende' } } }),
      ).warnings,
    ).toEqual([expect.stringContaining('una schermatura o chiusura')]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { arbitraryDossier } from '../../test/dossier-arbitrary.js';
import { toXmlExpressibleForm, toStoredForm } from '../../test/xml-round-trip.js';
import {
  validCompanyForm,
  validDossierForm,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import { lookupOnlyRho } from '../../test/xml-fixtures.js';
import {
  CHIUSURE_POST,
  CHIUSURE_PRE,
  CONFINI,
  ESPOSIZIONI,
  INSTALLAZIONI,
  MATERIALI_SCHERMATURA,
  MECCANISMI_REGOLAZIONE,
  MODALITA_CALCOLO,
  PERMEABILITA_ARIA,
  TELAI_POST,
  TELAI_PRE,
  TIPOLOGIE_FINESTRA,
  TIPOLOGIE_INFISSO,
  TIPOLOGIE_SCHERMATURA,
  TIPOLOGIE_VETRATA,
  VETRI_POST,
  VETRI_PRE,
  type Choice,
} from '../enumerations/index.js';
import {
  EXPENSE_FIELDS,
  pickFields,
  type DossierForm,
  type Spese,
  BUILT_IN_SETTINGS,
  checkDraft,
  createEmptyDossierForm,
  createEmptySpese,
  getSolarTransmissionMessage,
  createAllRules,
} from '../index.js';
import type { XmlPreview } from './apply-xml-import.js';
import { readPraticaXml } from './read-pratica-xml.js';
import { writePraticaXml } from './write-pratica-xml.js';

const { checkManufatti, applyXmlImport } = createAllRules(BUILT_IN_SETTINGS);

const NOBODY: XmlPreview['people'] = { beneficiary: null, beneficiaryAttorney: null };
const readBack = (form: DossierForm): XmlPreview => ({
  ...readPraticaXml(writePraticaXml(form), lookupOnlyRho, BUILT_IN_SETTINGS, { exact: true }),
  people: NOBODY,
});

const other = fc.record({
  isCompany: fc.boolean(),
  beneficiaryCompanyName: fc.string(),
  beneficiaryFirstName: fc.string(),
  beneficiaryLastName: fc.option(fc.string()),
  beneficiarySsn: fc.option(fc.string({ maxLength: 16 })),
  beneficiaryPossessionTitle: fc.constant(null),
  beneficiaryRealRight: fc.constant(null),
  beneficiaryExpenseShare: fc.constant(null),
});
const optionalText = fc.option(
  fc.string({ unit: 'grapheme', maxLength: 15 }).filter((text) => text.length <= 20),
);
/** Varies more fields of the data file than {@link arbitraryDossier} does. */
const details = fc.record({
  otherBeneficiaries: fc.array(other, { maxLength: 3 }),
  beneficiaryPhone: optionalText,
  beneficiarySsn: fc.option(fc.string({ maxLength: 16 })),
  beneficiaryAttorneySsn: fc.option(fc.string({ maxLength: 16 })),
  beneficiaryCompanyType: fc.constantFrom(0 as const, 1 as const, null),
  immovableAddress: optionalText,
  immovableInterior: optionalText,
  beneficiaryResidentialNation: optionalText,
  immovableMunicipality: fc.constantFrom('Rho', 'RHO', 'Milano', null),
  immovableProvince: optionalText,
  cadastralSection: optionalText,
  serviceType: fc.constantFrom(1 as const, 2 as const, 3 as const, null),
  immovableMunicipalityCode: fc.option(fc.string({ maxLength: 4 })),
  immovableGeneralUse: fc.constantFrom(0 as const, null),
});

/** The file has no elements for what the sums consist of. */
const withoutSplits = (spese: Spese): Spese => ({
  ...createEmptySpese(),
  ...pickFields(spese, Object.values(EXPENSE_FIELDS).flat()),
});

const dossier = fc
  .tuple(arbitraryDossier, details)
  .map(([form, more]) => toStoredForm({ ...form, ...more, manufatti: form.manufatti }))
  .map((form) => ({
    ...form,
    beneficiarySsn: form.beneficiarySsn?.slice(0, 16).trim() || null,
    beneficiaryAttorneySsn: form.beneficiaryAttorneySsn?.slice(0, 16).trim() || null,
    beneficiaryResidentialZip: form.beneficiaryResidentialZip?.slice(0, 9).trim() || null,
  }))
  .map(toXmlExpressibleForm)
  .filter((form) => checkDraft(form).length === 0);

describe('a dossier that is exported and imported again', () => {
  it('is the same dossier', () => {
    fc.assert(
      fc.property(dossier, (form) => {
        const preview = readBack(form);
        expect(preview.notUnderstood).toEqual([]);
        const { form: again, warnings } = applyXmlImport(form, preview);
        expect(again).toEqual(form);
        expect(warnings).toHaveLength(
          checkManufatti(form).filter(
            ({ message }) => message === getSolarTransmissionMessage(0.35),
          ).length,
        );
      }),
      { numRuns: 1000 },
    );
  }, 240_000);

  it('gives a new dossier everything the file has an element for', () => {
    fc.assert(
      fc.property(dossier, (form) => {
        const { form: made } = applyXmlImport(createEmptyDossierForm(), readBack(form));
        const carried = readBack(form).values;
        expect(made).toMatchObject(carried);
        expect(readBack(made).values).toEqual(carried);
        expect(made.manufatti.serramenti).toEqual(form.manufatti.serramenti);
        expect(made.spese).toEqual(withoutSplits(form.spese));
      }),
      { numRuns: 300 },
    );
  }, 240_000);

  it.each([
    ['a person', validDossierForm()],
    ['a company', validCompanyForm()],
    ['a new dossier', createEmptyDossierForm()],
    ['a company without a VAT number', validCompanyForm({ beneficiaryCompanyType: 1 })],
    [
      'equal windows',
      validDossierForm({
        manufatti: { serramenti: [validWindow(), validWindow()], schermature: [], chiusure: [] },
      }),
    ],
    [
      'a shading with overhangs',
      validDossierForm({
        manufatti: {
          serramenti: [],
          chiusure: [validShutter()],
          schermature: [
            validShading({
              aggettiOstruzioni: {
                orizzontali: { altezzaSoffitto: 'fino270', profonditaAggetto: null },
                verticali: { posizione: null, distanza: null, profondita: null },
                ostruzioni: { distanza: 10, differenzaPiani: 2 },
              },
            }),
          ],
        },
      }),
    ],
    [
      'a category of difficult attribution',
      validDossierForm({
        immovableCadastralCode: 'altro',
        immovableParticularUse: 8,
        immovableParticularUseHardAttribution: 'B8',
      }),
    ],
  ])(
    'is the same with %s',
    (_, form) => {
      expect(applyXmlImport(form, readBack(form)).form).toEqual(form);
    },
    240_000,
  );

  const all = <V extends string | number>(choices: readonly Choice<V>[], field: string) =>
    choices.map(({ value, label }) => [field, label, value] as const);
  it.each([
    ...all(TIPOLOGIE_INFISSO, 'tipologiaInfisso'),
    ...all(TELAI_PRE, 'tipologiaTelaioPre'),
    ...all(TELAI_POST, 'tipologiaTelaioPost'),
    ...all(VETRI_PRE, 'tipologiaVetroPre'),
    ...all(VETRI_POST, 'tipologiaVetroPost'),
    ...all(CONFINI, 'confine'),
  ])(
    'keeps the %s "%s" of a window',
    (field, _, value) => {
      const form = validDossierForm({
        manufatti: {
          serramenti: [{ ...validWindow(), [field]: value }],
          schermature: [],
          chiusure: [],
        },
      });
      expect(applyXmlImport(form, readBack(form)).form).toEqual(form);
    },
    240_000,
  );

  it.each([
    ...all(TIPOLOGIE_SCHERMATURA, 'tipologia'),
    ...all(INSTALLAZIONI, 'installazione'),
    ...all(TIPOLOGIE_FINESTRA, 'tipologiaFinestra'),
    ...all(TIPOLOGIE_VETRATA, 'tipologiaVetrata'),
    ...all(ESPOSIZIONI, 'esposizione'),
    ...all(MATERIALI_SCHERMATURA, 'materialeSchermatura'),
    ...all(MECCANISMI_REGOLAZIONE, 'meccanismoRegolazione'),
    ...all(MODALITA_CALCOLO, 'modalitaCalcoloResistenzaTermica'),
  ])(
    'keeps the %s "%s" of a shading',
    (field, _, value) => {
      const form = validDossierForm({
        manufatti: {
          serramenti: [],
          schermature: [{ ...validShading(), [field]: value }],
          chiusure: [],
        },
      });
      expect(applyXmlImport(form, readBack(form)).form).toEqual(form);
    },
    240_000,
  );

  it.each([
    ...all(CHIUSURE_PRE, 'tipologiaPre'),
    ...all(CHIUSURE_POST, 'tipologiaPost'),
    ...all(PERMEABILITA_ARIA, 'permeabilitaAria'),
    ...all(MATERIALI_SCHERMATURA, 'materialeChiusura'),
  ])(
    'keeps the %s "%s" of a shutter',
    (field, _, value) => {
      const form = validDossierForm({
        manufatti: {
          serramenti: [],
          schermature: [],
          chiusure: [{ ...validShutter(), [field]: value }],
        },
      });
      expect(applyXmlImport(form, readBack(form)).form).toEqual(form);
    },
    240_000,
  );
});

import { describe, expect, it } from '@jest/globals';
import {
  validCompanyForm,
  validDossierForm,
  validShading,
  validShutter,
} from '../../test/dossier-fixtures.js';
import {
  type AggettiOstruzioni,
  type DossierForm,
  BUILT_IN_SETTINGS,
  createEmptyDossierForm,
  formatEneaSheetBlock,
  createAllRules,
} from '../index.js';

const { buildEneaSheet } = createAllRules(BUILT_IN_SETTINGS);

const valueOf = (form: Parameters<typeof buildEneaSheet>[0], key: string) =>
  buildEneaSheet(form)
    .flatMap(({ fields }) => fields)
    .find((field) => field.key === key)?.value ?? null;

describe('the sheet of a dossier with gaps', () => {
  it('has no total while no cost is known, and sums only the products that are there', () => {
    expect(valueOf(createEmptyDossierForm(), 'expenses.speseTotali')).toBeNull();
    const spese = {
      ...createEmptyDossierForm().spese,
      spesaDetraibileSerramenti: 0.1,
      spesaDetraibileSchermature: 0.2,
      spesaDetraibileChiusure: 50,
    };
    const shadings = { serramenti: [], schermature: [validShading()], chiusure: [] };
    const total = (manufatti: DossierForm['manufatti']) =>
      valueOf(validDossierForm({ spese, manufatti }), 'expenses.speseTotali')?.copied;
    expect(total(validDossierForm().manufatti)).toBe('0,10');
    expect(total(shadings)).toBe('0,20');
    expect(total({ ...shadings, chiusure: [validShutter()] })).toBe('50,20');
  });

  it('shows the overhangs that are known', () => {
    const aggettiOstruzioni: AggettiOstruzioni = {
      orizzontali: { altezzaSoffitto: 'oltre270', profonditaAggetto: null },
      verticali: { posizione: 'entrambe', distanza: 0.4, profondita: 'oltre150' },
      ostruzioni: { distanza: 20, differenzaPiani: null },
    };
    const form = validDossierForm({
      manufatti: {
        serramenti: [],
        schermature: [validShading({ aggettiOstruzioni })],
        chiusure: [],
      },
    });
    const block = buildEneaSheet(form).find(({ key }) => key === 'shading.1');
    const copied = block?.fields.map(({ value }) => value?.copied);
    expect(copied?.slice(11)).toEqual([
      'Oltre 2,7 m',
      'Su entrambi i lati',
      '0,4',
      'Oltre 1,5 m',
      '20',
    ]);
  });

  it('says nothing of the year while it is not known', () => {
    expect(valueOf(createEmptyDossierForm(), 'general.annoRiferimento')).toBeNull();
    const general = buildEneaSheet(createEmptyDossierForm())[0];
    expect(general && formatEneaSheetBlock(general)).toBe(
      'Detrazione richiesta\nDetrazione: Ecobonus',
    );
  });

  it.each([
    [1, 'Ecobonus'],
    [2, 'Bonus Casa'],
    [3, 'Bonus Casa'],
  ] as const)('names service %s as ENEA knows it: %s', (serviceType, name) =>
    expect(valueOf(validDossierForm({ serviceType }), 'general.serviceType')?.copied).toBe(name),
  );

  // ENEA's guide: 345A windows, 345B shadings and shutters.
  it('names the comma of each intervention of Ecobonus', () => {
    const { manufatti } = validDossierForm();
    const mixed = validDossierForm({ manufatti: { ...manufatti, schermature: [validShading()] } });
    const commas = (form: DossierForm) =>
      buildEneaSheet(form)
        .flatMap(({ fields }) => fields)
        .filter(({ key }) => /comma/.test(key))
        .map(({ value }) => value?.copied);
    expect(commas(validDossierForm())).toEqual(['345A']);
    expect(commas(mixed)).toEqual(['345A', '345B']);
    expect(commas(validDossierForm({ serviceType: 2 }))).toEqual([]);
  });

  it('sends to the site for what no step asks', () => {
    const blocks = buildEneaSheet(validDossierForm());
    const heating = blocks.find(({ key }) => key === 'heating');
    for (const key of ['heating.tipoDistribuzione', 'heating.tipoRegolazione'])
      expect(heating?.fields.find((field) => field.key === key)).toMatchObject({
        value: null,
        hint: 'scegli sul sito',
      });
    expect(heating && formatEneaSheetBlock(heating)).not.toContain('scegli');
    const answered = buildEneaSheet(validDossierForm({ tipoRegolazione: 'nessuna' }))
      .flatMap(({ fields }) => fields)
      .find((field) => field.key === 'heating.tipoRegolazione');
    expect(answered?.value?.shown).toBe('Nessuna');
    expect(answered).not.toHaveProperty('hint');
  });

  it('says that the provider is to acquire the data, and nothing of it otherwise', () => {
    const key = 'general.acquisizioneBeneficiario';
    expect(valueOf(validDossierForm({ acquisizioneBeneficiario: true }), key)?.shown).toBe(
      'Da acquisire dal fornitore del servizio, come richiesto dall’installatore',
    );
    expect(
      buildEneaSheet(validDossierForm())
        .flatMap(({ fields }) => fields)
        .some((field) => field.key === key),
    ).toBe(false);
  });

  it('shows the telephone of persons and companies, and the identity document of the signatory', () => {
    const who = {
      beneficiaryPhone: '035123456',
      beneficiaryIdentificationDocNumber: 'CA12345AB',
      beneficiaryIdentificationDocDate: '2030-05-06',
    };
    const [person, company] = [validDossierForm(who), validCompanyForm(who)];
    expect([
      valueOf(person, 'beneficiary.beneficiaryPhone')?.copied,
      valueOf(company, 'beneficiary.beneficiaryPhone')?.copied,
    ]).toEqual(['035123456', '035123456']);
    expect([
      valueOf(person, 'beneficiary.beneficiaryIdentificationDocNumber')?.copied,
      valueOf(person, 'attorney.beneficiaryIdentificationDocNumber'),
    ]).toEqual(['CA12345AB', null]);
    expect([
      valueOf(company, 'beneficiary.beneficiaryIdentificationDocNumber'),
      valueOf(company, 'attorney.beneficiaryIdentificationDocNumber')?.copied,
      valueOf(company, 'attorney.beneficiaryIdentificationDocDate')?.copied,
    ]).toEqual([null, 'CA12345AB', '06/05/2030']);
  });
});

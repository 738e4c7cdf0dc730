import { describe, expect, it } from '@jest/globals';
import {
  validCompanyForm,
  validDossierForm,
  validGenerator,
  validShading,
  validShutter,
  validWindow,
} from '../../test/dossier-fixtures.js';
import {
  type AggettiOstruzioni,
  type DossierForm,
  type Generatore,
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
    expect(valueOf(createEmptyDossierForm(), 'expenses.speseCongrue')).toBeNull();
    const spese = {
      ...createEmptyDossierForm().spese,
      spesaDetraibileSerramenti: 0.1,
      spesaDetraibileSchermature: 0.2,
      spesaDetraibileChiusure: 50,
    };
    const shadings = { serramenti: [], schermature: [validShading()], chiusure: [] };
    const total = (manufatti: DossierForm['manufatti']) =>
      valueOf(validDossierForm({ spese, manufatti }), 'expenses.speseCongrue')?.copied;
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
    expect(copied?.slice(-5)).toEqual([
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
    expect(general?.fields.map(({ value }) => value?.shown)).toEqual(['Ecobonus', undefined]);
  });

  it.each([
    [1, 'Ecobonus'],
    [2, 'Bonus Casa'],
    [3, 'Bonus Casa'],
  ] as const)(
    'names the form of service %s as ENEA knows it: %s, by the end of the works',
    (serviceType, name) =>
      expect(
        valueOf(
          validDossierForm({ serviceType, interventionEndDate: '2025-12-30' }),
          'general.serviceType',
        )?.shown,
      ).toBe(`${name}, lavori finiti nel 2025`),
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
    const [windows, shadings] = [
      'Comma 345A - Interventi sull’involucro',
      'Comma 345B - Schermature solari',
    ];
    expect(commas(validDossierForm())).toEqual([windows]);
    expect(commas(mixed)).toEqual([windows, shadings]);
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
    const ask = (change: Partial<DossierForm>) =>
      buildEneaSheet(validDossierForm(change))
        .flatMap(({ fields }) => fields)
        .find((field) => field.key === 'heating.tipoRegolazione');
    expect(ask({ tipoRegolazione: 'nessuna' })).toMatchObject({
      value: null,
      hint: 'lascia vuoto',
    });
    const answered = ask({ tipoRegolazione: 'termostatoAmbiente' });
    expect(answered?.value?.shown).toBe('c. regolazione ad ambiente o a zona');
    expect(answered).not.toHaveProperty('hint');
  });

  it('names ENEA’s choice of a glass, once somebody says whether it is low-emissive', () => {
    const read = (change: Parameters<typeof validWindow>[0]) =>
      buildEneaSheet(
        validDossierForm({
          manufatti: { serramenti: [validWindow(change)], schermature: [], chiusure: [] },
        }),
      )
        .flatMap(({ fields }) => fields)
        .filter(({ key }) => /tipologiaVetro/.test(key))
        .map(({ value, hint }) => value?.copied ?? hint);
    const hint = 'scegli sul sito: «A bassa emissione» o «Triplo»';
    expect(read({})).toEqual(['Singolo', hint]);
    expect(read({ vetroBassoEmissivoPost: false })).toEqual(['Singolo', 'Triplo']);
    expect(
      read({
        tipologiaVetroPre: 'doppio',
        vetroBassoEmissivoPre: true,
        vetroBassoEmissivoPost: true,
      }),
    ).toEqual(['A bassa emissione', 'A bassa emissione']);
  });

  it('asks for central heating unless one unit is worked on, but always of a whole building', () => {
    const ask = (change: Partial<DossierForm>) =>
      buildEneaSheet(validDossierForm({ interventionImmovableUnitNumber: 1, ...change }))
        .flatMap(({ fields }) => fields)
        .filter(({ key }) => /intervention\.(interventionOnImm|impiantoCentr)/.test(key))
        .map(({ value }) => value?.copied ?? null);
    expect(ask({ interventionOnImmovableType: 1 })).toEqual([
      'Edificio costituito da una singola unità immobiliare',
    ]);
    expect(ask({ interventionOnImmovableType: 2, tipoImpianto: 'centralizzato' })).toEqual([
      'Intero edificio (qualsiasi altro tipo)',
      'Sì',
    ]);
  });

  it('asks of a generator what ENEA asks of its kind', () => {
    const rowsOf = (generator: Partial<Generatore>) =>
      buildEneaSheet(validDossierForm({ generatori: [validGenerator(generator)] }))
        .filter(({ key }) => key.startsWith('generator'))
        .flatMap(({ fields }) => fields.map(({ label, value }) => [label, value?.copied ?? null]));
    const boiler = rowsOf({ pea: 3, nome: 'x' }).map(([label]) => label);
    expect(boiler).not.toContain('P.E.A.');
    expect(boiler).not.toContain('Nome generatori');
    const pump = rowsOf({ tipoGeneratore: 'pompaCalore', rendimentoMaxPotenza: null, pea: 3.2 });
    expect(pump).toContainEqual(['P.E.A.', '3,2']);
    expect(pump.map(([label]) => label)).not.toContain('Rendimento alla potenza nominale [%]');
    expect(rowsOf({ tipoGeneratore: 'altro', nome: 'Stufa elettrica' })).toContainEqual([
      'Nome generatori',
      'Stufa elettrica',
    ]);
  });

  it('says of a generator without a name that the site asks for it', () => {
    const { nome: _nome, ...unnamed } = validGenerator({ tipoGeneratore: 'altro' });
    const name = buildEneaSheet(validDossierForm({ generatori: [unnamed] }))
      .flatMap(({ fields }) => fields)
      .find(({ label }) => label === 'Nome generatori');
    expect(name).toMatchObject({ value: null, hint: 'da indicare sul sito, che lo chiede' });
  });

  it('tells what a holder has on the property, once somebody says so', () => {
    const read = (change: Partial<DossierForm>) =>
      buildEneaSheet(validDossierForm(change))
        .flatMap(({ fields }) => fields)
        .find(({ key }) => key === 'building.immovableRealRight');
    expect(read({ immovablePossessionTitle: 0, immovableRealRight: true })).toBeUndefined();
    expect(read({ immovablePossessionTitle: 1 })).toMatchObject({ value: null });
    expect(read({ immovablePossessionTitle: 1, immovableRealRight: true })?.value?.shown).toBe(
      'Sì',
    );
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
      valueOf(person, 'residence.beneficiaryPhone')?.copied,
      valueOf(company, 'residence.beneficiaryPhone')?.copied,
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

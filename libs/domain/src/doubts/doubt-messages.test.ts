import { describe, expect, it } from '@jest/globals';
import { doubtsOf, oneWindow, OTHER_BENEFICIARY } from '../../test/doubt-fixtures.js';
import { validDossierForm, validGenerator } from '../../test/dossier-fixtures.js';
import type { DossierForm } from '../index.js';

const SPESE = validDossierForm().spese;
const generators = (...rows: Parameters<typeof validGenerator>[0][]) => ({
  generatori: rows.map((row) => validGenerator(row)),
});

describe('what a person reads', () => {
  const messageOf = (code: string, change: Partial<DossierForm>) =>
    doubtsOf(change).find((doubt) => doubt.code === code);

  it.each<[string, Partial<DossierForm>, string, string, string]>([
    [
      'unit-surface',
      { immovableSurfaceArea: 9600 },
      '9.600 m²',
      'tra 20 e 600 m²',
      'La superficie utile è di 9.600 m² per unità, di solito è tra 20 e 600 m²: ricontrolla la superficie',
    ],
    [
      'category-unbuilt',
      { immovableParticularUse: 8, immovableParticularUseHardAttribution: 'F3' },
      'F/3',
      '',
      'La categoria F/3 non è di un edificio finito e riscaldato: ricontrolla sulla visura se l’immobile può avere la detrazione',
    ],
    [
      'category-unheated',
      { immovableCadastralCode: 'C6' },
      'C/6',
      '',
      'Un immobile di categoria C/6 di solito non è riscaldato, ma è indicato un impianto: ricontrolla la categoria, la detrazione spetta solo per locali riscaldati',
    ],
    [
      'building-new',
      { immovableEstimatedYearOfConstruction: '2026' },
      '2026',
      'prima del 2026',
      'L’edificio risulta costruito nel 2026, l’anno dei lavori o dopo: ricontrolla l’anno, la detrazione spetta per edifici esistenti',
    ],
    [
      'subordinate-missing',
      { cadastralSubordinate: null },
      '',
      'edificio di 8 unità',
      'Manca il subalterno, ma l’edificio ha 8 unità: ricontrolla sulla visura',
    ],
    [
      'unit-count',
      { immovableUnitNumber: 0 },
      '0',
      'almeno 1',
      'Un edificio ha almeno un’unità immobiliare: ricontrolla il numero di unità',
    ],
    [
      'unit-count',
      { immovableUnitNumber: 1 },
      '1',
      'almeno 2',
      'L’intervento è su una singola unità di un edificio di più unità, ma l’edificio ne ha una: ricontrolla il numero di unità',
    ],
    [
      'unit-count',
      { interventionOnImmovableType: 1 },
      '8',
      '1',
      'L’intervento è su un edificio di una sola unità, ma l’edificio ne ha 8: ricontrolla il numero di unità',
    ],
    [
      'unit-count',
      { interventionImmovableUnitNumber: 20 },
      '20',
      'al massimo 8',
      'Le unità dell’intervento (20) sono più di quelle dell’edificio (8): ricontrolla i due numeri',
    ],
    [
      'residence-elsewhere',
      { beneficiaryResidentialMunicipality: 'Bergamo' },
      'Milano',
      'Bergamo',
      'L’immobile è indicato come abitazione principale ma la residenza è a Bergamo: ricontrolla il tipo di possesso, se non vi abitano familiari',
    ],
    [
      'residence-other-address',
      {
        beneficiaryResidentialAddressNumber: '1',
        immovableAddress: 'Corso Italia',
        immovableAddressNumber: '15',
      },
      'Corso Italia 15',
      'Via Roma 1',
      'Per l’abitazione principale l’indirizzo (Corso Italia 15) è diverso dalla residenza (Via Roma 1): ricontrolla il tipo di possesso, se non vi abitano familiari',
    ],
    [
      'carrier-generator',
      generators({ tipoGeneratore: 'caldaiaGasolio' }),
      'Gas metano',
      'Gasolio, Olio combustibile',
      '«Caldaia a gasolio» e «Gas metano» non vanno insieme: ricontrolla il vettore energetico',
    ],
    [
      'province-unknown',
      { beneficiaryBirthProvince: 'FOSCAA' },
      'FOSCAA',
      'due lettere, come MI',
      '«FOSCAA» non è la sigla di una provincia italiana: ricontrollala, sono due lettere come MI',
    ],
    [
      'document-number',
      { beneficiaryIdentificationDocNumber: 'CA1' },
      'CA1',
      'almeno 6 caratteri, con delle cifre',
      '«CA1» non sembra il numero di un documento (almeno 6 caratteri, con delle cifre): ricontrollalo sul documento',
    ],
    [
      'beneficiary-twice',
      { otherBeneficiaries: [OTHER_BENEFICIARY, OTHER_BENEFICIARY] },
      'VRDNNA80A41F205X',
      '',
      'Il codice fiscale VRDNNA80A41F205X è già di un altro beneficiario della pratica: ricontrolla chi sono i beneficiari',
    ],
    [
      'company-person-code',
      { isCompany: true },
      'RSSMRA80A01F205X',
      '11 cifre',
      'RSSMRA80A01F205X è il codice fiscale di una persona: ricontrolla quello della società (va bene solo per una ditta individuale)',
    ],
    [
      'security-filing',
      { serviceType: 3, ...oneWindow({ trasmittanzaPre: 2, trasmittanzaPost: 2 }) },
      'Bonus Sicurezza',
      '',
      'Nessun serramento isola meglio di prima, e grate, serrature e telecamere non si comunicano a ENEA: ricontrolla se la pratica serve',
    ],
    [
      'expense-zero',
      { spese: { ...SPESE, spesaDetraibileSerramenti: 0 } },
      '0,00\u00a0€',
      '',
      'La spesa è zero, quindi non c’è nulla da detrarre: ricontrolla sulla fattura',
    ],
    [
      'fees-out-of-proportion',
      { spese: { ...SPESE, speseProfessionaliSerramenti: 500 } },
      '500,00\u00a0€',
      '450,00\u00a0€',
      'Le spese professionali (500,00\u00a0€) sono più di metà della spesa (900,00\u00a0€): ricontrolla i due importi',
    ],
  ])('of %s', (code, change, value, limit, message) => {
    expect(messageOf(code, change)).toMatchObject({ value, limit, message });
  });
});

import { describe, expect, it } from '@jest/globals';
import { doubtsOf, oneShutter, oneWindow, OTHER_BENEFICIARY } from '../../test/doubt-fixtures.js';
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
      'category-unbuilt',
      { immovableParticularUse: 8, immovableParticularUseHardAttribution: 'F2' },
      'F/2',
      '',
      'La categoria F/2 è di un’unità collabente: la detrazione spetta solo se l’edificio esisteva ed era riscaldato, ricontrolla sulla visura e tieni la prova dell’impianto',
    ],
    [
      'category-use',
      { immovableCadastralCode: 'D1' },
      'Edifici adibiti a residenza e assimilabili (con carattere continuativo o saltuario)',
      'Edifici adibiti ad attività industriali ed artigianali e assimilabili',
      'Alla categoria D/1 corrisponde di solito «Edifici adibiti ad attività industriali ed artigianali e assimilabili», ma la destinazione indicata è la residenza: ricontrolla categoria e destinazione d’uso',
    ],
    [
      'units-of-one-subordinate',
      { interventionImmovableUnitNumber: 3 },
      '3',
      '1 (subalterno 7)',
      'L’intervento è su una singola unità, con il subalterno 7, ma le unità interessate sono 3: ricontrolla il numero, o indica tutti i subalterni',
    ],
    [
      'company-main-home',
      { isCompany: true, beneficiaryCompanyName: 'Alfa Srl' },
      'Abitazione principale',
      'Altro',
      'Alfa Srl non è una persona fisica e non ha un’abitazione principale: indica «Altro», la detrazione è quella degli altri immobili',
    ],
    [
      'company-main-home',
      { isCompany: true },
      'Abitazione principale',
      'Altro',
      'Il beneficiario non è una persona fisica e non ha un’abitazione principale: indica «Altro», la detrazione è quella degli altri immobili',
    ],
    [
      'works-too-long',
      { interventionStartDate: '2019-09-01' },
      '01/09/2019 - 01/10/2026',
      '3 anni',
      'I lavori risultano iniziati il 01/09/2019 e finiti il 01/10/2026, oltre 3 anni dopo: ricontrolla le due date, un titolo edilizio vale di solito tre anni (D.P.R. 380/2001, art. 15)',
    ],
    [
      'works-two-years',
      { interventionStartDate: '2025-11-03' },
      '2025-2026',
      'un anno',
      'I lavori sono iniziati nel 2025 e finiti nel 2026, e la spesa si detrae nell’anno in cui è pagata: fatture e bonifici devono dire quanto è stato pagato in ciascun anno',
    ],
    [
      'old-window-recent-building',
      { immovableEstimatedYearOfConstruction: '2022' },
      '5,00 W/m²K',
      'meno di 5,00 W/m²K in un edificio del 2022',
      'Il vecchio serramento ha il vetro singolo (5,00 W/m²K), ma l’edificio è del 2022: ricontrolla vetro e anno di costruzione',
    ],
    [
      'old-window-recent-building',
      {
        immovableEstimatedYearOfConstruction: '2022',
        ...oneWindow({ trasmittanzaPre: 5.5, tipologiaVetroPre: 'doppio' }),
      },
      '5,50 W/m²K',
      'meno di 5,00 W/m²K in un edificio del 2022',
      'Il vecchio serramento ha una trasmittanza da vetro singolo (5,50 W/m²K), ma l’edificio è del 2022: ricontrolla vetro e anno di costruzione',
    ],
    [
      'shutter-inside',
      oneShutter({ installazione: 'interna' }),
      'Interna',
      'Esterna',
      'La chiusura oscurante è indicata come interna, di solito è esterna: ricontrolla l’installazione, e per uno scuro interno che l’attestazione dica la resistenza termica supplementare (UNI EN 13125)',
    ],
    [
      'vat-four',
      { spese: { ...SPESE, aliquotaIvaSerramenti: 4 } },
      '4 %',
      '10 % o 22 %',
      'L’IVA indicata è del 4 %, che vale per le nuove costruzioni e contro le barriere architettoniche: su un edificio esistente di solito è del 10 % o del 22 %, ricontrolla sulla fattura',
    ],
    [
      'vat-ten-alone',
      {
        spese: {
          ...SPESE,
          fornituraSerramenti: 700,
          posaSerramenti: 100,
          aliquotaIvaSerramenti: 10,
        },
      },
      '10 %',
      '10 % e 22 %',
      'L’IVA è tutta del 10 %, ma la fornitura (700,00\u00a0€) supera la posa (100,00\u00a0€): gli infissi sono beni significativi e di solito la parte oltre va al 22 % (D.M. 29/12/1999), ricontrolla sulla fattura',
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

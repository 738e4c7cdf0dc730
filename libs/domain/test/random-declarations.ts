import { expect } from '@jest/globals';
import {
  BUILDING_TYPOLOGIES,
  ESPOSIZIONI,
  GENERAL_USES,
  INSTALLAZIONI,
  MATERIALI_SCHERMATURA,
  MECCANISMI_REGOLAZIONE,
  MODALITA_CALCOLO,
  TIPI_DISTRIBUZIONE,
  TIPI_IMPIANTO,
  TIPI_REGOLAZIONE,
  TIPOLOGIE_SCHERMATURA,
  VETTORI_ENERGETICI,
  type Choice,
  type DossierForm,
  type EneaFiling,
  type EnergySaving,
  type OtherBeneficiary,
} from '../src/index.js';
import {
  validDossierForm,
  validGenerator,
  validShading,
  validShutter,
  validWindow,
} from './dossier-fixtures.js';
import type { CompanyStyle, PrintedDeclaration, PrintStyle } from './enea-print-fixtures.js';

/** A sequence of draws that is the same in each run. */
export class Draws {
  constructor(private state: number) {}

  /** 0 to `below`, without it. */
  index(below: number): number {
    this.state = (this.state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((this.state / 4_294_967_296) * below);
  }

  one<Value>(values: readonly Value[]): Value {
    return values[this.index(values.length)] as Value;
  }

  of<Value>(choices: readonly (Choice & { value: Value })[]): Value {
    return this.one(choices).value;
  }

  flip(): boolean {
    return this.index(2) === 1;
  }

  cents(below: number): number {
    return (1 + this.index(below * 100)) / 100;
  }
}

const FIRST_NAMES = ['Raffaello', 'Anna Maria', 'Niccolò', 'Fiorella', 'Mario'] as const;
const LAST_NAMES = ['D’Afflitto', 'De Ruffia', 'Rossi', 'Zuffi Bonfà', 'Lo Ré'] as const;
const STREETS = [
  'Via Roma',
  'Corso Raffaele Affatati',
  'Vicolo dell’Affresco',
  'Piazza 4 Novembre',
];
const TOWNS = [
  ['Milano', 'MI', '20121', 'F205'],
  ['Reggio nell’Emilia', 'RE', '42121', 'H223'],
  ['San Donato di Ninea', 'CS', '87010', 'H877'],
] as const;
const HOUSE_NUMBERS = ['12', '75/130', '3 bis', 'snc'] as const;
const CODES = [
  'RSSMRA80A01F205X',
  'VRDNNA75M41F205Z',
  'BNCLCU82B41H501A',
  'NREDAA80A41F205X',
] as const;

const COMPANY_NAMES = [
  'Alfa Srl',
  'Officine Raffaello & Figli S.n.c.',
  'Condominio di Via Roma 12',
  'Cooperativa Edile Affreschi e Restauri Fiorentini Società Cooperativa a Responsabilità Limitata',
] as const;
const COMPANY_CODES = ['12345678903', '00743110157', '07643520567'] as const;

const createOther = (draws: Draws, at: number): OtherBeneficiary => {
  const isCompany = draws.index(3) === 0;
  return {
    isCompany,
    beneficiaryCompanyName: isCompany ? draws.one(COMPANY_NAMES) : null,
    beneficiaryFirstName: isCompany ? null : draws.one(FIRST_NAMES),
    beneficiaryLastName: isCompany ? null : draws.one(LAST_NAMES),
    beneficiarySsn: (isCompany ? COMPANY_CODES : CODES)[at + 1] ?? null,
    beneficiaryPossessionTitle: 0,
    beneficiaryRealRight: null,
    beneficiaryExpenseShare: 100,
  };
};

const createProducts = (draws: Draws, filing: EneaFiling): DossierForm['manufatti'] => {
  const hasBoth = draws.index(4) === 0;
  const windows = filing === 'serramenti' || hasBoth ? 1 + draws.index(10) : 0;
  const shadings = filing === 'schermature' || hasBoth ? 1 + draws.index(10) : 0;
  const shutters = filing === 'schermature' ? draws.index(10) : 0;
  const list = <Row>(length: number, create: () => Row) => Array.from({ length }, create);
  const common = () => ({
    installazione: draws.of(INSTALLAZIONI),
    modalitaCalcoloResistenzaTermica: draws.of(MODALITA_CALCOLO),
    esposizione: draws.of(ESPOSIZIONI),
    meccanismoRegolazione: draws.of(MECCANISMI_REGOLAZIONE),
    superficieFinestrata: draws.cents(6),
    trasmissioneSolare: draws.cents(0.35),
  });
  return {
    serramenti: list(windows, () =>
      validWindow({
        tipologiaTelaioPre: draws.one([
          'legnoDuro',
          'pvcDue',
          'metalloTermico',
          'lamiera',
          'misto',
        ]),
        tipologiaVetroPre: draws.one(['singolo', 'doppio', 'opaco']),
        tipologiaTelaioPost: draws.one([
          'legno',
          'pvc',
          'metalloTermico',
          'metalloFreddo',
          'misto',
        ]),
        tipologiaVetroPost: draws.one(['doppio', 'triplo', 'opaco']),
        trasmittanzaPre: draws.cents(6),
        trasmittanzaPost: draws.cents(1.3),
        superficie: draws.cents(9),
        installazioneChiusuraOscurante: draws.flip(),
        vetroBassoEmissivoPre: draws.flip(),
        vetroBassoEmissivoPost: draws.flip(),
      }),
    ),
    schermature: list(shadings, () =>
      validShading({
        ...common(),
        tipologia: draws.of(TIPOLOGIE_SCHERMATURA),
        superficieSchermatura: draws.cents(12),
        materialeSchermatura: draws.of(MATERIALI_SCHERMATURA),
      }),
    ),
    chiusure: list(shutters, () =>
      validShutter({
        ...common(),
        tipologiaPost: draws.one([0, 1, 5, 7, 8]),
        superficieChiusura: draws.cents(12),
        resistenzaTermicaFinale: draws.cents(0.5),
        materialeChiusura: draws.of(MATERIALI_SCHERMATURA),
      }),
    ),
  };
};

const createGenerators = (draws: Draws): DossierForm['generatori'] =>
  [
    validGenerator({
      rendimentoMaxPotenza: draws.cents(99),
      potenzaUtileNominale: draws.cents(35),
    }),
    validGenerator({
      tipoGeneratore: 'pompaCalore',
      pea: draws.cents(5),
      rendimentoMaxPotenza: null,
    }),
    validGenerator({ tipoGeneratore: 'altro', nome: 'energia elettrica', numeroGeneratore: 2 }),
    validGenerator({ tipoGeneratore: 'caldaiaACBassaTemperatura', rendimentoMaxPotenza: 94.8 }),
  ].slice(0, 1 + draws.index(4));

export interface RandomDeclaration {
  form: DossierForm;
  filing: EneaFiling;
  cpid: string | null;
  saving: EnergySaving | null;
  style: PrintStyle;
  company: CompanyStyle;
}

const createCompany = (draws: Draws): Partial<DossierForm> => ({
  isCompany: true,
  beneficiaryCompanyType: draws.one([0, 1]),
  beneficiaryCompanyName: draws.one(COMPANY_NAMES),
  beneficiarySsn: COMPANY_CODES[0],
  beneficiaryFirstName: null,
  beneficiaryLastName: null,
  beneficiaryAttorneyFirstName: draws.one(FIRST_NAMES),
  beneficiaryAttorneyLastName: draws.one(LAST_NAMES),
  beneficiaryAttorneySsn: CODES[0],
  beneficiaryAttorneyBirthDate: '1980-01-01',
});

const createPerson = (draws: Draws, others: number): Partial<DossierForm> => {
  const isAbroad = draws.index(4) === 0;
  const [home, province, zip] = draws.one(TOWNS);
  return {
    beneficiaryFirstName: draws.one(FIRST_NAMES),
    beneficiaryLastName: draws.one(LAST_NAMES),
    beneficiarySsn: CODES[0],
    beneficiaryBirthMunicipality: isAbroad ? 'Tunisi' : home,
    beneficiaryBirthProvince: isAbroad ? 'EE' : province,
    beneficiaryBirthNation: isAbroad ? draws.one(['Tunisia', 'Germania']) : 'Italia',
    beneficiaryResidentialAddress: draws.one(STREETS),
    beneficiaryResidentialAddressNumber: draws.one(HOUSE_NUMBERS),
    beneficiaryResidentialMunicipality: home,
    beneficiaryResidentialProvince: province,
    beneficiaryResidentialZip: zip,
    beneficiaryExpenseShare: 100,
    otherBeneficiaries: Array.from({ length: others }, (_, at) => createOther(draws, at)),
  };
};

/** A dossier of a person or a company with one of its declarations, and a way in which it is laid out. */
export function drawRandomDeclaration(number: number): RandomDeclaration {
  const draws = new Draws(number * 7_919 + 13);
  for (let skipped = 0; skipped < 5; skipped++) draws.index(2);
  const filing: EneaFiling = draws.flip() ? 'serramenti' : 'schermature';
  const [town, province, zip, code] = draws.one(TOWNS);
  const form = validDossierForm({
    ...createPerson(draws, draws.index(3)),
    ...(draws.index(4) === 0 ? createCompany(draws) : {}),
    immovableAddress: draws.one(STREETS),
    immovableAddressNumber: draws.one(HOUSE_NUMBERS),
    immovableMunicipality: town,
    immovableProvince: province,
    immovableZip: zip,
    immovableMunicipalityCode: code,
    immovableStair: draws.one([null, 'A', '2']),
    immovableInterior: draws.one([null, '7', '12/B']),
    cadastralSection: draws.one([null, 'A']),
    cadastralSubordinate: draws.one([null, '32']),
    immovablePossessionTitle: draws.one([0, 1, 2]),
    immovableRealRight: true,
    immovablePossessionType: draws.one([0, 1]),
    immovableGeneralUse: draws.of(GENERAL_USES),
    immovableParticularUse: draws.one([0, 1, 2, 3, 4, 5, 6, 7]),
    immovableBuildingTypology: draws.of(BUILDING_TYPOLOGIES),
    immovableSurfaceArea: draws.cents(200),
    interventionImmovableUnitNumber: 1,
    immovableMergeUnits: draws.flip(),
    tipoImpianto: draws.of(TIPI_IMPIANTO),
    tipoTerminaleErogazione: draws.one(['radiatori', 'pannelliAnnegati', 'altro']),
    tipoDistribuzione: draws.one([null, ...TIPI_DISTRIBUZIONE.map(({ value }) => value)]),
    tipoRegolazione: draws.one([null, ...TIPI_REGOLAZIONE.map(({ value }) => value)]),
    vettoreEnergetico: draws.of(VETTORI_ENERGETICI),
    impiantoClimatizzazioneEstiva: draws.flip(),
    generatori: createGenerators(draws),
    manufatti: createProducts(draws, filing),
    spese: {
      ...validDossierForm().spese,
      spesaDetraibileSerramenti: draws.cents(9_000),
      speseProfessionaliSerramenti: draws.cents(100),
      spesaDetraibileSchermature: draws.cents(9_000),
      speseProfessionaliSchermature: 0,
      spesaDetraibileChiusure: draws.cents(9_000),
      speseProfessionaliChiusure: 0,
    },
  });
  return {
    form,
    filing,
    cpid: draws.flip() ? `4116${10 + draws.index(89)}-2026E-AB12CD` : null,
    saving: filing === 'schermature' ? { kwh: 1 + draws.index(900), origin: 'tecnico' } : null,
    style: {
      answers: draws.flip() ? 'beside' : 'behind',
      align: draws.flip() ? 'top' : 'middle',
      breaksWords: draws.flip(),
    },
    company: {
      name: draws.one(['Denominazione', 'Ragione sociale']),
      seat: draws.one(['Sede', 'Sede legale', 'Residenza']),
      hasVat: draws.flip(),
      representative: draws.one(['line', 'form', null]),
    },
  };
}

/** A place of the print where something else may stand, and the label that names it. */
interface Spot {
  readonly label: RegExp;
  readonly read: () => string;
  readonly write: (text: string) => void;
}

const LABELS: Readonly<Record<string, RegExp>> = {
  Indirizzo: /^(?:Indirizzo e civico|CAP|Comune)$/,
  Residenza: /^(?:Residenza|Sede)/,
  Sede: /^Sede/,
  'Sede legale': /^Sede/,
  'Ragione sociale': /^Denominazione/,
  'Rappresentante legale': /^Nome e cognome/,
  'Comune di nascita': /^(?:Comune|Stato) di nascita$/,
};

const escape = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

const UNCOMPARED = /^(?:Codice nazionale|Gradi giorno|Detrazione (?:massima|ammissibile))/;
const QUESTION_LABELS: readonly (readonly [RegExp, RegExp])[] = [
  [/^Si sono verificati/, /^Accorpamenti/],
  [/^Unità immobiliari/, /^Numero totale delle unità/],
  [/^Numero di unità/, /^Numero di unità/],
  [/^Detrazione totale/, /^Detrazione totale/],
  [/^Risparmio/, /^Risparmio/],
];

const listPairs = (pairs: [string, string][]): Spot[] =>
  pairs
    .filter(([name]) => !UNCOMPARED.test(name))
    .map((pair) => {
      const [name] = pair;
      const printed = name.replace(/ Indicare la tipologia prevalente$/, '');
      const label =
        LABELS[name] ?? QUESTION_LABELS.find(([own]) => own.test(name))?.[1] ?? escape(printed);
      return { label, read: () => pair[1], write: (text) => (pair[1] = text) };
    });

const listCells = (rows: string[][], labels: readonly RegExp[]): Spot[] =>
  rows.flatMap((row) =>
    row.flatMap((_, at): Spot[] => {
      const label = labels[at];
      return label === undefined
        ? []
        : [{ label, read: () => row[at] ?? '', write: (text) => (row[at] = text) }];
    }),
  );

/** Names and codes of other beneficiaries, each a line of "Nome: Ada Codice fiscale: …". */
const listOthers = (lines: string[], label: RegExp): Spot[] =>
  lines.flatMap((line, at) =>
    [...line.matchAll(/: (.*?)(?= Cognome:| Codice fiscale:|$)/g)].map(
      ({ index, 1: value = '' }): Spot => {
        const [before, after] = [line.slice(0, index + 2), line.slice(index + 2 + value.length)];
        return {
          label,
          read: () =>
            (lines[at] ?? '').slice(before.length, after === '' ? undefined : -after.length),
          write: (text) => (lines[at] = `${before}${text}${after}`),
        };
      },
    ),
  );

const WINDOW_LABELS = [
  /^Telaio prima/,
  /^Vetro prima/,
  /^Trasmittanza del vecchio/,
  /^Superficie/,
  /^Telaio dopo/,
  /^Vetro dopo/,
  /^Trasmittanza del nuovo/,
  /^Confine/,
  /^Chiusure oscuranti/,
];
const SHADING_LABELS = [
  /^Tipologia/,
  /^Installazione/,
  /^Superficie schermatura/,
  /^Superficie finestrata/,
  /^Rsupp/,
  /^Esposizione/,
  /^Modalità/,
  /^gtot/,
  /^Materiale/,
  /^Meccanismo/,
];
const GENERATOR_LABELS = [
  /^(?:Tipo di generatore|Nome)/,
  /^Numero/,
  /^(?:Rendimento|P\.E\.A)/,
  /^Potenza/,
];

const listSpots = (printed: PrintedDeclaration): Spot[] => {
  const isShading = printed.comma.includes('345B');
  return [
    { label: /^Comma$/, read: () => printed.comma, write: (text) => (printed.comma = text) },
    { label: /^Anno/, read: () => printed.year, write: (text) => (printed.year = text) },
    {
      label: /^Spese congrue/,
      read: () => printed.expense,
      write: (text) => (printed.expense = text),
    },
    ...listPairs(printed.property),
    ...listPairs(printed.owner),
    ...listOthers(printed.persons, /^(?:Nome|Codice fiscale)$/),
    ...listOthers(printed.companies, /^(?:Nome|Codice fiscale)$/),
    ...listPairs(printed.general),
    ...listPairs(printed.intervention),
    ...listPairs(printed.heating),
    ...listPairs(printed.carrier),
    ...listPairs(printed.summary.filter(([, value]) => value !== '' && value !== '1680')),
    ...listCells(printed.generators, GENERATOR_LABELS),
    ...listCells(printed.rows, isShading ? SHADING_LABELS : WINDOW_LABELS),
  ];
};

/** Answers of the lists that a print has, each beside another one of the same list. */
const OTHER_ANSWERS: Readonly<Record<string, string>> = {
  M: 'F',
  F: 'M',
  Sì: 'No',
  No: 'Sì',
  Legno: 'Misto',
  PVC: 'Legno',
  Doppio: 'Triplo',
  Triplo: 'A bassa emissione',
  'A bassa emissione': 'Doppio',
  Singolo: 'Doppio',
  Sud: 'Sud-Est',
  Nord: 'Nord-Ovest',
  Est: 'Ovest',
};

/** Another text of the same kind. */
function changeText(text: string, draws: Draws): string {
  const other = OTHER_ANSWERS[text];
  if (other !== undefined) return other;
  if (/^Comma 345A/.test(text)) return 'Comma 345B - Schermature solari';
  if (/^Comma 345B/.test(text)) return 'Comma 345A - Interventi sull’involucro';
  const digits = [...text].flatMap((letter, at) => (/\d/.test(letter) ? [at] : []));
  // The first digit of a number is worth more than a tolerance.
  const at = digits[0];
  if (at !== undefined && /^[\d.]+$|=|\//.test(text))
    return `${text.slice(0, at)}${((Number(text[at]) % 8) + 1).toString()}${text.slice(at + 1)}`;
  // A letter of the list before an answer and the province behind a municipality are not compared.
  const end = text.search(/ \([A-Z]{2}\)$/);
  const letters = [...text].flatMap((letter, index) =>
    index > 2 && (end === -1 || index < end) && /[bcdgmprst]/i.test(letter) ? [index] : [],
  );
  const letterAt = letters.length === 0 ? undefined : draws.one(letters);
  if (letterAt === undefined) return `${text}9`;
  return `${text.slice(0, letterAt)}${text[letterAt]?.toLowerCase() === 'v' ? 'q' : 'v'}${text.slice(letterAt + 1)}`;
}

/** Changes one value of a print. @returns what its label has to match */
export function plantDifference(
  printed: PrintedDeclaration,
  number: number,
): { label: RegExp; now: string } {
  const draws = new Draws(number * 104_729 + 7);
  for (let skipped = 0; skipped < 5; skipped++) draws.index(2);
  if (draws.index(20) === 0 && printed.rows.length > 1) {
    printed.rows.splice(draws.index(printed.rows.length), 1);
    return { label: /^Numero di righe$/, now: String(printed.rows.length) };
  }
  const spots = listSpots(printed).filter(({ read }) => read() !== '');
  const { label, read, write } = draws.one(spots);
  const before = read();
  write(changeText(before, draws));
  expect(read()).not.toBe(before);
  return { label, now: read() };
}

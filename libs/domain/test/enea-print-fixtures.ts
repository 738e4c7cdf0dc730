import {
  getEneaGlass,
  BUILT_IN_SETTINGS,
  createAllRules,
  ECOBONUS_2026,
  ENEA_FILINGS,
  findSiteChoice,
  formatDay,
  getSiteField,
  type DossierForm,
  type EneaFiling,
  type EnergySaving,
  type ExpectedPrint,
  type Generatore,
  type PrintItem,
  type PrintPage,
  type SitePageKey,
} from '../src/index.js';

const rules = createAllRules(BUILT_IN_SETTINGS);

/** Words and values of a declaration, as ENEA prints them. */
export interface PrintedDeclaration {
  comma: string;
  /** `null` of a draft. */
  cpid: string | null;
  property: [string, string][];
  year: string;
  owner: [string, string][];
  persons: string[];
  companies: string[];
  /** Questions of the other sections with their answers, in order. */
  general: [string, string][];
  intervention: [string, string][];
  heating: [string, string][];
  /** After the generators. */
  carrier: [string, string][];
  generators: string[][];
  rows: string[][];
  expense: string;
  summary: [string, string][];
}

const label = (page: SitePageKey, id: string, value: unknown, isShutter = false): string =>
  value === null
    ? ''
    : (findSiteChoice(
        getSiteField(ECOBONUS_2026, page, id),
        value as string,
        isShutter ? 'shutters' : 'ours',
      )?.label ?? 'Altro');
const day = (value: string | null): string => (value === null ? '' : formatDay(value));
const yesNo = (value: boolean): string => (value ? 'Sì' : 'No');
const printNumber = (value: number | null): string => (value === null ? '' : String(value));

const PREVALENT = 'Indicare la tipologia prevalente';

const printGenerator = (row: Generatore): string[] => [
  `${label('generatori', 'riga', row.tipoGeneratore)}${row.nome === null ? '' : ` (${row.nome})`}`,
  printNumber(row.numeroGeneratore),
  row.pea === null ? `ƞ = ${printNumber(row.rendimentoMaxPotenza)} %` : `P.E.A. = ${row.pea}`,
  printNumber(row.potenzaUtileNominale),
];

const printRows = ({ manufatti }: DossierForm, filing: EneaFiling): string[][] =>
  filing === 'serramenti'
    ? manufatti.serramenti.map((row) => [
        label('serramenti', 'id-f_pre', row.tipologiaTelaioPre),
        label('serramenti', 'id-v_pre', getEneaGlass(row, 'vetroBassoEmissivoPre')),
        printNumber(row.trasmittanzaPre),
        printNumber(row.superficie),
        label('serramenti', 'id-f_post', row.tipologiaTelaioPost),
        label('serramenti', 'id-v_post', getEneaGlass(row, 'vetroBassoEmissivoPost')),
        printNumber(row.trasmittanzaPost),
        label('serramenti', 'id-conf', row.confine),
        yesNo(row.installazioneChiusuraOscurante),
      ])
    : [
        ...manufatti.schermature.map((row) => [
          label('schermature', 'id-tipo', row.tipologia),
          label('schermature', 'id-inst', row.installazione),
          printNumber(row.superficieSchermatura),
          printNumber(row.superficieFinestrata),
          '0.08',
          label('schermature', 'id-esp', row.esposizione),
          label('schermature', 'id-calc', row.modalitaCalcoloResistenzaTermica),
          printNumber(row.trasmissioneSolare),
          label('schermature', 'id-mat', row.materialeSchermatura),
          label('schermature', 'id-mec', row.meccanismoRegolazione),
        ]),
        ...manufatti.chiusure.map((row) => [
          label('schermature', 'id-tipo', row.tipologiaPost, true),
          label('schermature', 'id-inst', row.installazione, true),
          printNumber(row.superficieChiusura),
          printNumber(row.superficieFinestrata),
          printNumber(row.resistenzaTermicaFinale),
          label('schermature', 'id-esp', row.esposizione, true),
          label('schermature', 'id-calc', row.modalitaCalcoloResistenzaTermica, true).replace(
            /oscuranti$/,
            'oscuranti(*)',
          ),
          printNumber(row.trasmissioneSolare),
          label('schermature', 'id-mat', row.materialeChiusura, true),
          label('schermature', 'id-mec', row.meccanismoRegolazione, true),
        ]),
      ];

const printAddress = (
  street: string | null,
  number: string | null,
  place: { zip: string | null; municipality: string | null; province: string | null },
): string =>
  `${[street, number].filter(Boolean).join(' ')} - ${place.zip} ${place.municipality} (${place.province})`;

/** Words that a company may be printed with: nobody has seen them. */
export interface CompanyStyle {
  name: 'Denominazione' | 'Ragione sociale';
  seat: 'Sede' | 'Sede legale' | 'Residenza';
  hasVat: boolean;
  /** In one line, as a form of its own below its title, or nowhere. */
  representative: 'line' | 'form' | null;
}

export interface DeclarationOptions {
  cpid?: string | null;
  saving?: EnergySaving | null;
  company?: CompanyStyle;
}

/** Builds the data that our rules expect of a print. */
export const expectPrint = (
  form: DossierForm,
  filing: EneaFiling,
  { cpid = null, saving = null }: DeclarationOptions = {},
): ExpectedPrint => ({
  form,
  filing,
  sheet: rules.buildEneaSheet(form, saving),
  split: rules.splitFiledExpense(form, filing),
  cpid,
});

function printSummary(form: DossierForm, filing: EneaFiling, saving: EnergySaving | null) {
  const split = rules.splitFiledExpense(form, filing);
  const deduction =
    split === null
      ? ''
      : String(
          Math.round(
            (split.higherCents * split.higherRate + split.lowerCents * split.lowerRate) / 100,
          ) / 100,
        );
  return [
    ['Detrazione totale calcolata', deduction],
    ['Detrazione massima ammissibile', '60000'],
    ['Detrazione ammissibile', deduction],
    [
      'Risparmio stimato di energia primaria non rinnovabile [kWh/anno] Il calcolo del risparmio energetico è a cura degli utenti. In alcuni casi semplici la valutazione del risparmio energetico è eseguita automaticamente.',
      filing === 'serramenti' ? '1680' : printNumber(saving?.kwh ?? null),
    ],
  ] satisfies [string, string][];
}

const PLAIN_COMPANY: CompanyStyle = {
  name: 'Denominazione',
  seat: 'Sede legale',
  hasVat: false,
  representative: 'form',
};

const printResidence = (form: DossierForm): string =>
  printAddress(form.beneficiaryResidentialAddress, form.beneficiaryResidentialAddressNumber, {
    zip: form.beneficiaryResidentialZip,
    municipality: form.beneficiaryResidentialMunicipality,
    province: form.beneficiaryResidentialProvince,
  });

function printPerson(form: DossierForm): [string, string][] {
  const isAbroad = form.beneficiaryBirthNation !== 'Italia';
  return [
    ['Nome', form.beneficiaryFirstName ?? ''],
    ['Cognome', form.beneficiaryLastName ?? ''],
    ['Codice fiscale', form.beneficiarySsn ?? ''],
    ['Sesso', form.beneficiaryGender ?? ''],
    ['Data di nascita', day(form.beneficiaryBirthDate)],
    [
      'Comune di nascita',
      isAbroad
        ? `EE, ${form.beneficiaryBirthNation}`
        : `${form.beneficiaryBirthMunicipality} (${form.beneficiaryBirthProvince})`,
    ],
    ['Residenza', printResidence(form)],
  ];
}

function printCompany(form: DossierForm, style: CompanyStyle): [string, string][] {
  const [first, last] = [form.beneficiaryAttorneyFirstName, form.beneficiaryAttorneyLastName];
  const representatives = {
    line: [['Rappresentante legale', `${first} ${last}`]],
    form: [
      ['Legale rappresentante', ''],
      ['Nome', first ?? ''],
      ['Cognome', last ?? ''],
      ['Codice fiscale', form.beneficiaryAttorneySsn ?? ''],
      ['Data di nascita', day(form.beneficiaryAttorneyBirthDate)],
    ],
  } satisfies Record<string, [string, string][]>;
  return [
    [style.name, form.beneficiaryCompanyName ?? ''],
    ['Codice fiscale', form.beneficiarySsn ?? ''],
    ...(style.hasVat ? [['Partita IVA', form.beneficiarySsn ?? ''] as [string, string]] : []),
    [style.seat, printResidence(form)],
    ...(style.representative === null ? [] : representatives[style.representative]),
  ];
}

const printOther = (other: DossierForm['otherBeneficiaries'][number]): string =>
  other.isCompany
    ? `Denominazione: ${other.beneficiaryCompanyName} Codice fiscale: ${other.beneficiarySsn}`
    : `Nome: ${other.beneficiaryFirstName} Cognome: ${other.beneficiaryLastName} Codice fiscale: ${other.beneficiarySsn}`;

/** The declaration as ENEA would print it, typed as the dossier has it. */
export function printDeclaration(
  form: DossierForm,
  filing: EneaFiling,
  { cpid = null, saving = null, company = PLAIN_COMPANY }: DeclarationOptions = {},
): PrintedDeclaration {
  const cents = rules.sumFiledExpenseCents(form, filing);
  return {
    comma:
      ENEA_FILINGS[filing].comma === '345A'
        ? 'Comma 345A - Interventi sull’involucro'
        : 'Comma 345B - Schermature solari',
    cpid,
    property: [
      [
        'Indirizzo',
        printAddress(form.immovableAddress, form.immovableAddressNumber, {
          zip: form.immovableZip,
          municipality: form.immovableMunicipality,
          province: form.immovableProvince,
        }),
      ],
      ['Scala', form.immovableStair ?? ''],
      ['Interno', form.immovableInterior ?? ''],
      ['Codice nazionale del Comune', form.immovableMunicipalityCode ?? ''],
      ['Sezione', form.cadastralSection ?? ''],
      ['Foglio', form.cadastralSheet ?? ''],
      ['Particella', form.cadastralParcel ?? ''],
      ['Subalterno', form.cadastralSubordinate ?? ''],
    ],
    year: form.immovableEstimatedYearOfConstruction ?? '',
    owner: form.isCompany ? printCompany(form, company) : printPerson(form),
    persons: form.otherBeneficiaries.filter(({ isCompany }) => !isCompany).map(printOther),
    companies: form.otherBeneficiaries.filter(({ isCompany }) => isCompany).map(printOther),
    general: [
      ['Titolo di possesso', label('immobile', 'id-possesso', form.immovablePossessionTitle)],
      [
        'Destinazione d’uso generale',
        label('immobile', 'id-destinazione_uso', form.immovableGeneralUse),
      ],
      [
        'Destinazione d’uso particolare',
        label('immobile', 'id-dpr412', form.immovableParticularUse),
      ],
      ['Tipologia edilizia', label('immobile', 'id-tipologia', form.immovableBuildingTypology)],
      [
        'Superficie utile [m²] delle unità immobiliari interessate dall’intervento',
        printNumber(form.immovableSurfaceArea),
      ],
      ['Zona climatica', form.immovableClimateZone ?? ''],
      ['Gradi giorno', '2404'],
    ],
    intervention: [
      ['Intervento su', label('intervento', 'id-immobile', form.interventionOnImmovableType)],
      [
        'Unità immobiliari Numero totale delle unità immobiliari dell’edificio alla fine dei lavori',
        printNumber(form.immovableUnitNumber),
      ],
      [
        'Numero di unità immobiliari oggetto dell’intervento per cui si chiede la detrazione Si considera la situazione catastale all’inizio dei lavori',
        printNumber(form.interventionImmovableUnitNumber),
      ],
      [
        'Si sono verificati degli accorpamenti di unità immobiliari? Si fa riferimento alle unità immobiliari interessate dai lavori oggetto della presente scheda descrittiva',
        yesNo(form.immovableMergeUnits),
      ],
      ['Data d’inizio dei lavori', day(form.interventionStartDate)],
      ['Data di ultimazione dei lavori (collaudo)', day(form.interventionEndDate)],
    ],
    heating: [
      [`Tipo di impianto ${PREVALENT}`, label('impianto', 'id-impianto', form.tipoImpianto)],
      [
        `Terminali di erogazione ${PREVALENT}`,
        label('impianto', 'id-erogazione', form.tipoTerminaleErogazione),
      ],
      [
        `Tipo di distribuzione ${PREVALENT}`,
        label('impianto', 'id-distribuzione', form.tipoDistribuzione),
      ],
      [
        `Tipo di regolazione ${PREVALENT}`,
        label('impianto', 'id-regolazione', form.tipoRegolazione),
      ],
    ],
    generators: form.generatori.map(printGenerator),
    carrier: [
      [`Vettore energetico ${PREVALENT}`, label('impianto', 'id-vettore', form.vettoreEnergetico)],
      ['Impianto di climatizzazione estiva', yesNo(form.impiantoClimatizzazioneEstiva)],
    ],
    rows: printRows(form, filing),
    expense: cents === null ? '' : String(cents / 100),
    summary: printSummary(form, filing, saving),
  };
}

/** Ways in which the same text may be laid out. */
export interface PrintStyle {
  /** Answers beside their question, or behind it on the same line. */
  answers: 'beside' | 'behind';
  /** Cells and answers of fewer lines than their row. */
  align: 'top' | 'middle';
  /** Pieces in which kerning leaves a word. */
  breaksWords: boolean;
}

const PAGE_WIDTH = 595;
const PAGE_HEIGHT = 842;
const LEFT = 40;
const TOP = 50;
const BOTTOM = 780;
const ANSWERS = 300;
const SIZE = 7;
const LEADING = 10;
const PADDING = 4;

const widthOf = (text: string): number => text.length * SIZE * 0.55;

/** Lines of a text in a column. */
function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A column of a row: its place and what is written in it. */
interface Cell {
  x: number;
  width: number;
  text: string;
}

class PrintSheet {
  private readonly pages: PrintItem[][] = [[]];
  private y = TOP;

  constructor(
    private readonly style: PrintStyle,
    private readonly foot: string,
  ) {}

  finish(): PrintPage[] {
    return this.pages.map((items, at) => ({
      height: PAGE_HEIGHT,
      items: [
        ...items,
        piece(this.foot, LEFT, PAGE_HEIGHT - 30),
        piece(`Pagina ${at + 1} di ${this.pages.length}`, PAGE_WIDTH - 100, PAGE_HEIGHT - 20),
      ],
    }));
  }

  /** @param head is drawn again at the top of a new page */
  drawRow(cells: readonly Cell[], head?: readonly Cell[]): void {
    const wrapped = cells.map(({ text, width }) => wrapText(text, width));
    const count = Math.max(...wrapped.map((lines) => lines.length));
    const height = count * LEADING + PADDING;
    if (this.y + height > BOTTOM) {
      this.pages.push([]);
      this.y = TOP;
      if (head) this.drawRow(head);
    }
    wrapped.forEach((lines, at) => {
      const spare = this.style.align === 'middle' ? ((count - lines.length) * LEADING) / 2 : 0;
      lines.forEach((line, index) =>
        this.draw(line, cells[at]?.x ?? LEFT, this.y + spare + index * LEADING),
      );
    });
    this.y += height;
  }

  drawLine(text: string, x = LEFT): void {
    this.drawRow([{ x, width: PAGE_WIDTH - LEFT - x, text }]);
  }

  drawAnswer(question: string, answer: string): void {
    if (this.style.answers === 'behind') return this.drawLine(`${question} ${answer}`.trim());
    return this.drawRow([
      { x: LEFT, width: ANSWERS - LEFT - 20, text: question },
      { x: ANSWERS, width: PAGE_WIDTH - ANSWERS - LEFT, text: answer },
    ]);
  }

  private draw(text: string, x: number, y: number): void {
    if (text === '') return;
    const page = this.pages.at(-1) ?? [];
    const parts = this.style.breaksWords ? text.split(/(?<=[fl])(?=[fl])|(?=ff)/) : [text];
    let at = x;
    for (const part of parts) {
      page.push(piece(part, at, y));
      // Kerning leaves a gap that looks like a blank.
      at += widthOf(part) + (parts.length > 1 ? 1.2 : 0);
    }
  }
}

const piece = (text: string, x: number, y: number): PrintItem => ({
  text,
  x,
  y,
  width: widthOf(text),
  height: SIZE,
});

interface TableColumn {
  width: number;
  head: string;
}

const WINDOW_COLUMNS: readonly TableColumn[] = [
  { width: 18, head: '#' },
  { width: 62, head: 'Tipologia di telaio esistente prima dell’intervento' },
  { width: 58, head: 'Tipologia di vetro esistente prima dell’intervento' },
  { width: 52, head: 'Trasmittanza vecchio infisso [W/m²K]' },
  { width: 52, head: 'Superficie [m²]' },
  { width: 62, head: 'Tipologia di telaio dopo l’intervento' },
  { width: 58, head: 'Tipologia di vetro dopo l’intervento' },
  { width: 52, head: 'Trasmittanza nuovo infisso [W/m²K]' },
  { width: 48, head: 'Confine' },
  { width: 52, head: 'Chiusure oscuranti' },
];
const SHADING_COLUMNS: readonly TableColumn[] = [
  { width: 14, head: '#' },
  { width: 58, head: 'Tipo schermatura' },
  { width: 42, head: 'Installazione' },
  { width: 44, head: 'Superficie schermatura [m²]' },
  { width: 44, head: 'Superficie finestrata protetta [m²]' },
  { width: 48, head: 'Resistenza termica supplementare (Rsupp) [Km²/W]' },
  { width: 50, head: 'Esposizione' },
  { width: 64, head: 'Modalità di calcolo' },
  { width: 46, head: 'Fattore di trasmissione solare (gtot)' },
  { width: 44, head: 'Materiale schermature' },
  { width: 62, head: 'Meccanismo di regolazione' },
];
const GENERATOR_COLUMNS: readonly TableColumn[] = [
  { width: 220, head: 'Tipo di generatore' },
  { width: 40, head: 'N.' },
  { width: 140, head: 'Rendimento al 100% della potenza / P.E.A.' },
  { width: 100, head: 'Potenza utile nominale [kW]' },
];

const toCells = (columns: readonly TableColumn[], texts: readonly string[]): Cell[] => {
  let x = LEFT;
  return columns.map(({ width }, at) => {
    const cell = { x, width: width - 4, text: texts[at] ?? '' };
    x += width;
    return cell;
  });
};

function drawTable(sheet: PrintSheet, columns: readonly TableColumn[], rows: readonly string[][]) {
  const head = toCells(
    columns,
    columns.map((column) => column.head),
  );
  sheet.drawRow(head);
  for (const row of rows) sheet.drawRow(toCells(columns, row), head);
}

function drawForm(sheet: PrintSheet, title: string, values: readonly [string, string][]): void {
  sheet.drawLine(title);
  for (const [name, value] of values) sheet.drawLine(`${name}: ${value}`.trim(), LEFT + 20);
}

function drawHead(sheet: PrintSheet, { comma, cpid }: PrintedDeclaration): void {
  sheet.drawLine('Ecobonus 2026');
  sheet.drawLine('Riqualificazione energetica - ex legge 296/2006');
  sheet.drawLine(comma);
  if (cpid !== null) {
    sheet.drawLine(`CPID ${cpid}`);
    sheet.drawLine('Data chiusura 2026-11-02 9:05:11 CET');
  }
}

function drawGeneral(sheet: PrintSheet, printed: PrintedDeclaration): void {
  sheet.drawLine('Dati generali');
  drawForm(
    sheet,
    '1. Dati identificativi della struttura oggetto dell’intervento',
    printed.property,
  );
  sheet.drawAnswer('2. Anno di costruzione inserire anche se stimato', printed.year);
  drawForm(sheet, '3. Proprietario o detentore dell’edificio o avente diritto', printed.owner);
  sheet.drawLine('4. Altri beneficiari (persone fisiche)');
  for (const person of printed.persons) sheet.drawLine(person, LEFT + 20);
  sheet.drawLine('5. Altri beneficiari (persone giuridiche)');
  for (const company of printed.companies) sheet.drawLine(company, LEFT + 20);
  printed.general.forEach(([question, answer], at) =>
    sheet.drawAnswer(`${at + 6}. ${question}`, answer),
  );
}

/** Draws a declaration in ENEA's order. */
export function drawDeclaration(printed: PrintedDeclaration, style: PrintStyle): PrintPage[] {
  const foot =
    printed.cpid === null
      ? 'Ecobonus 2026'
      : `Ecobonus 2026 - CPID ${printed.cpid} del 2026-11-02 9:05:11 CET`;
  const sheet = new PrintSheet(style, foot);
  drawHead(sheet, printed);
  drawGeneral(sheet, printed);
  sheet.drawLine('Dati intervento');
  printed.intervention.forEach(([question, answer], at) =>
    sheet.drawAnswer(`${at + 1}. ${question}`, answer),
  );
  sheet.drawLine('IR. Impianto termico esistente');
  printed.heating.forEach(([question, answer], at) =>
    sheet.drawAnswer(`${at + 1}. ${question}`, answer),
  );
  sheet.drawLine('5. Generatori esistenti prima dell’inizio dei lavori');
  drawTable(sheet, GENERATOR_COLUMNS, printed.generators);
  printed.carrier.forEach(([question, answer], at) =>
    sheet.drawAnswer(`${at + 6}. ${question}`, answer),
  );
  sheet.drawLine('Scheda intervento');
  const isShading = printed.comma.includes('345B');
  sheet.drawLine(isShading ? 'SS. Schermature solari' : 'IN. Serramenti e infissi');
  drawTable(
    sheet,
    isShading ? SHADING_COLUMNS : WINDOW_COLUMNS,
    printed.rows.map((row, at) => [String(at + 1), ...row]),
  );
  sheet.drawAnswer('Spese congrue sostenute [€]', printed.expense);
  sheet.drawLine('Note');
  sheet.drawLine('1. Note');
  sheet.drawLine('Riepilogo');
  printed.summary.forEach(([question, answer], at) =>
    sheet.drawAnswer(`${at + 1}. ${question}`, answer),
  );
  sheet.drawLine(
    'Il documento originale cartaceo, quando è prevista l’asseverazione del tecnico, deve riportare la firma.',
  );
  return sheet.finish();
}

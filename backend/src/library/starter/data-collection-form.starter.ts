import {
  BUILDING_TYPOLOGIES,
  CHIUSURE_POST,
  CHIUSURE_PRE,
  CONFINI,
  ESPOSIZIONI,
  IMMOVABLE_TYPES,
  INSTALLAZIONI,
  MATERIALI_SCHERMATURA,
  MECCANISMI_REGOLAZIONE,
  PERMEABILITA_ARIA,
  POSSESSION_TITLES,
  POSSESSION_TYPES,
  SERVICE_TYPES,
  SHADING_FIELDS,
  SHUTTER_FIELDS,
  TELAI_POST,
  TELAI_PRE,
  TERMINALI_EROGAZIONE,
  TIPI_DISTRIBUZIONE,
  TIPI_GENERATORE,
  TIPI_IMPIANTO,
  TIPI_REGOLAZIONE,
  TIPOLOGIE_FINESTRA,
  TIPOLOGIE_INFISSO,
  TIPOLOGIE_SCHERMATURA,
  TIPOLOGIE_VETRATA,
  VETRI_POST,
  VETRI_PRE,
  VETTORI_ENERGETICI,
  WINDOW_FIELDS,
  type AllRules,
  type Choice,
} from '@pratiche/domain';
import type { PdfDocumentBuilder } from '../../platform/pdf/index.js';
import { createBlankRows, type StarterFile } from './starter.types.js';

/** Without a blank, so that a box stays on the line of its first word. */
const drawBoxes = (names: readonly string[]): string => names.map((name) => `☐${name}`).join('  ');
const YES_NO = drawBoxes(['Sì', 'No']);

/** Names the choices of a field in the words of the wizard, which the office may have changed. */
type ChoiceNamer = (choices: readonly Choice[]) => string[];

const createChoiceNamer =
  ({ getChoiceLabel }: AllRules): ChoiceNamer =>
  (choices) =>
    choices.map(({ value }) => getChoiceLabel(choices, value));

/** Two labels, each with a line to write on. */
type BlankPair = readonly [string, string];

interface FormPart {
  heading: string;
  blanks: readonly BlankPair[];
  boxes: readonly (readonly [string, string])[];
}

const listParts = (name: ChoiceNamer): FormPart[] => [
  {
    heading: 'Cliente',
    blanks: [
      ['Nome o denominazione', 'Codice fiscale, P. IVA'],
      ['Nato/a il, a', 'Telefono, e-mail'],
      ['Residenza o sede', 'Documento, scadenza'],
      ['Chi firma per società o condominio', 'Suo C.F., nascita'],
      ['Altro beneficiario', 'Suo C.F., titolo, quota €'],
    ],
    boxes: [['Detrazione', drawBoxes(name(SERVICE_TYPES))]],
  },
  {
    heading: 'Immobile',
    blanks: [
      ['Indirizzo, scala, interno', 'CAP, comune'],
      ['Sezione, foglio', 'Particella, subalterno'],
      ['Codice catastale comune', 'Categoria catastale'],
      ['Uso, se non è una casa', 'Anno di costruzione'],
      ['Superficie utile (m²)', 'Unità dell’edificio'],
      ['Unità dell’intervento', 'Accorpamenti'],
    ],
    boxes: [
      ['Tipologia edilizia', drawBoxes(name(BUILDING_TYPOLOGIES))],
      ['Intervento su', drawBoxes(name(IMMOVABLE_TYPES))],
      ['Titolo di possesso', drawBoxes(name(POSSESSION_TITLES))],
      ['Diritto reale', `Se è detentore: ha usufrutto, uso o diritto di abitazione? ${YES_NO}`],
      [
        'Utilizzo dell’immobile',
        `${drawBoxes(name(POSSESSION_TYPES))} (è principale anche se ci abitano familiari)`,
      ],
    ],
  },
  {
    heading: 'Lavori e spesa',
    blanks: [
      ['Inizio dei lavori', 'Fine (collaudo)'],
      ['Fornitura, posa (€)', 'Prestazioni (€), IVA'],
    ],
    boxes: [],
  },
  {
    heading: 'Impianto di riscaldamento (Ecobonus)',
    blanks: [
      ['Generatori, potenza kW', 'Rendimento % o P.E.A.'],
      ['Marca, modello', 'Climatizz. estiva, EER'],
    ],
    boxes: [
      ['Tipo di impianto', drawBoxes(name(TIPI_IMPIANTO))],
      ['Terminali di erogazione', drawBoxes(name(TERMINALI_EROGAZIONE))],
      ['Tipo di distribuzione', drawBoxes(name(TIPI_DISTRIBUZIONE))],
      ['Tipo di regolazione', drawBoxes(name(TIPI_REGOLAZIONE))],
      ['Vettore energetico', drawBoxes(name(VETTORI_ENERGETICI))],
      ['Tipo di generatore', drawBoxes(name(TIPI_GENERATORE))],
    ],
  },
];

const BLANK_COLUMNS = [
  { width: 20, isHeader: true },
  { width: 30 },
  { width: 20, isHeader: true },
  { width: 30 },
];
const BOX_COLUMNS = [{ width: 20, isHeader: true }, { width: 80 }];

function drawPart(paper: PdfDocumentBuilder, { heading, blanks, boxes }: FormPart): void {
  const rows = blanks.map(([left, right]) => [left, null, right, null]);
  paper.addHeadedTable(heading, { columns: BLANK_COLUMNS, rows, isCompact: true });
  if (boxes.length > 0) paper.addTable({ columns: BOX_COLUMNS, rows: boxes, isCompact: true });
}

interface ProductTable {
  heading: string;
  /** Width and title of each column after the number of the row. */
  columns: readonly (readonly [number, string])[];
  rows: number;
  /** Answers to choose from, by the field that they are of. */
  answers: readonly (readonly [string, readonly Choice[]])[];
  note: string;
}

const SIZE = 'L × H (cm)';
/** Names the window that a shading or shutter protects. */
const BEHIND = 'Finestra, L × H';

const WINDOWS: ProductTable = {
  heading: 'Serramenti',
  columns: [
    [11, WINDOW_FIELDS.tipologiaInfisso.label],
    [11, SIZE],
    [11, WINDOW_FIELDS.tipologiaTelaioPre.label],
    [10, WINDOW_FIELDS.tipologiaVetroPre.label],
    [7, 'U prima'],
    [11, WINDOW_FIELDS.tipologiaTelaioPost.label],
    [10, WINDOW_FIELDS.tipologiaVetroPost.label],
    [7, 'U dopo'],
    [9, WINDOW_FIELDS.confine.label],
    [9, 'Con oscurante'],
  ],
  rows: 10,
  answers: [
    [WINDOW_FIELDS.tipologiaInfisso.label, TIPOLOGIE_INFISSO],
    [WINDOW_FIELDS.tipologiaTelaioPre.label, TELAI_PRE],
    [WINDOW_FIELDS.tipologiaVetroPre.label, VETRI_PRE],
    [WINDOW_FIELDS.tipologiaTelaioPost.label, TELAI_POST],
    [WINDOW_FIELDS.tipologiaVetroPost.label, VETRI_POST],
    [WINDOW_FIELDS.confine.label, CONFINI],
  ],
  note: 'Se il vetro è a bassa emissione scrivi «basso emissivo» accanto al tipo di vetro. U prima, se il cliente non la sa, si stima da telaio e vetro; U dopo è sul certificato.',
};

const SHADINGS: ProductTable = {
  heading: 'Schermature solari',
  columns: [
    [11, SHADING_FIELDS.tipologia.label],
    [13, SHADING_FIELDS.installazione.label],
    [10, SIZE],
    [10, BEHIND],
    [10, SHADING_FIELDS.tipologiaFinestra.label],
    [12, SHADING_FIELDS.esposizione.label],
    [10, SHADING_FIELDS.tipologiaVetrata.label],
    [11, SHADING_FIELDS.materialeSchermatura.label],
    [13, SHADING_FIELDS.meccanismoRegolazione.label],
    [6, 'gtot'],
  ],
  rows: 3,
  answers: [
    [SHADING_FIELDS.tipologia.label, TIPOLOGIE_SCHERMATURA],
    [SHADING_FIELDS.installazione.label, INSTALLAZIONI],
    [SHADING_FIELDS.tipologiaFinestra.label, TIPOLOGIE_FINESTRA],
    [SHADING_FIELDS.esposizione.label, ESPOSIZIONI],
    [SHADING_FIELDS.tipologiaVetrata.label, TIPOLOGIE_VETRATA],
    [SHADING_FIELDS.materialeSchermatura.label, MATERIALI_SCHERMATURA],
    [SHADING_FIELDS.meccanismoRegolazione.label, MECCANISMI_REGOLAZIONE],
  ],
  note: '',
};

const SHUTTERS: ProductTable = {
  heading: 'Chiusure oscuranti',
  columns: [
    [10, SHUTTER_FIELDS.tipologiaPre.label],
    [10, SHUTTER_FIELDS.tipologiaPost.label],
    [13, SHUTTER_FIELDS.installazione.label],
    [10, SIZE],
    [10, BEHIND],
    [12, SHUTTER_FIELDS.esposizione.label],
    [10, SHUTTER_FIELDS.tipologiaVetrata.label],
    [14, SHUTTER_FIELDS.permeabilitaAria.label],
    [12, SHUTTER_FIELDS.resistenzaTermicaFinale.label],
  ],
  rows: 3,
  answers: [
    [SHUTTER_FIELDS.tipologiaPre.label, CHIUSURE_PRE],
    [SHUTTER_FIELDS.tipologiaPost.label, CHIUSURE_POST],
    [SHUTTER_FIELDS.permeabilitaAria.label, PERMEABILITA_ARIA],
  ],
  note: 'Le altre risposte sono quelle delle schermature.',
};

function drawProducts(
  paper: PdfDocumentBuilder,
  name: ChoiceNamer,
  { heading, columns, rows, answers, note }: ProductTable,
): void {
  paper.addHeadedTable(heading, {
    columns: [
      { width: 4, title: 'N.', isHeader: true },
      ...columns.map(([width, title]) => ({ width, title })),
    ],
    rows: createBlankRows(rows, columns.length + 1),
    isCompact: true,
  });
  const words = answers.map(([label, choices]) => `${label}: ${name(choices).join(' / ')}`);
  paper.addSmallText([...words, note].filter((text) => text !== '').join('. '));
}

export const dataCollectionForm: StarterFile = {
  slug: 'scheda-raccolta-dati',
  kind: 'document',
  title: 'Scheda di raccolta dati',
  description:
    'Da stampare per il sopralluogo e compilare a mano: i dati che la pratica chiede, in due pagine.',
  render: (paper, rules) => {
    const name = createChoiceNamer(rules);
    for (const part of listParts(name)) drawPart(paper, part);
    paper.addPage();
    for (const table of [WINDOWS, SHADINGS, SHUTTERS]) drawProducts(paper, name, table);
    paper.addSignatures(['Firma del beneficiario'], {
      statement:
        'I dati indicati sono veri e completi, e servono per preparare e trasmettere la pratica ENEA.',
      note: 'Da consegnare: documento d’identità, codice fiscale, fatture, bonifici parlanti, visura; di chi non è proprietario il contratto con il consenso, o la dichiarazione di convivenza; di un condominio nomina e delibera.',
    });
  },
};

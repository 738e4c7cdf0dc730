import {
  CHIUSURE_POST,
  formatLimit,
  formatNumber,
  getChoiceLabel,
  PERMEABILITA_ARIA,
  TELAI_POST,
  TIPOLOGIE_INFISSO,
  TIPOLOGIE_SCHERMATURA,
  VETRI_POST,
  type DossierForm,
  findTableByDate,
  getCheckedSource,
  type AllRules,
} from '@pratiche/domain';
import type { PdfDocumentBuilder } from '../../../platform/pdf/index.js';
import type { PdfTable } from '../../../platform/pdf/pdf-table.util.js';
import {
  customerRows,
  installerDeclarantRows,
  propertyRows,
  interventionRows,
} from '../prefilled-document-sections.util.js';
import { formatInstallerSigner } from '../paper-signers.util.js';
import type { PrefilledDocumentData } from '../prefilled-document.types.js';
import type { PaperTextFiller } from '../paper-text-filler.factory.js';

/** Where the limit of a shutter's resistance comes from. */
const SHUTTER_SOURCE =
  'D.M. 6/8/2020, Allegato A; resistenza termica supplementare secondo UNI EN 13125';

const formatNumberOrNull = (value: number | null, digits = 2): string | null =>
  value === null ? null : formatNumber(value, digits);
/** Formats a value that is compared with a limit, with the decimals that decide. */
const formatMeasured = (value: number | null): string | null =>
  value === null ? null : formatLimit(value);
const formatLimitCheck = (value: number | null, limit: number | null): string | null =>
  value !== null && limit !== null && value <= limit ? 'entro il limite' : null;

/**
 * Declares the technical requirements of the installed products, with each limit and its source.
 * Products beyond a limit are no case here: `findPaperObstacle` refuses the paper.
 */
export function drawReq(
  pdf: PdfDocumentBuilder,
  { form, installer, texts: { req } }: PrefilledDocumentData,
  fillText: PaperTextFiller,
  rules: AllRules,
): void {
  pdf.addHeading('Il dichiarante').addKeyValues(installerDeclarantRows(installer));
  pdf.addHeading('Committente').addKeyValues(customerRows(form));
  pdf
    .addHeading('Immobile e lavori')
    .addKeyValues([
      ...propertyRows(form),
      ['Zona climatica', form.immovableClimateZone],
      ...interventionRows(form),
    ]);
  pdf.addStrongText('DICHIARA');
  pdf.addParagraph(fillText(req.declaration));
  const tables = listTables(form, rules);
  for (const table of tables.slice(0, -1)) drawProductTable(pdf, table);
  const last = tables.at(-1);
  const sign = (part: PdfDocumentBuilder) =>
    part.addSignatures([formatInstallerSigner('Timbro e firma', installer)], {
      onlineNames: [formatInstallerSigner('Firma', installer)],
      statement: fillText(req.closing),
      note: fillText(req.note),
    });
  if (last === undefined) pdf.keepTogether((part) => sign(part.addSmallText(NO_PRODUCTS)));
  else if (last.rows.length > SHORT_TABLE) drawProductTable(pdf, last, sign);
  else pdf.keepTogether((part) => drawProductTable(part, last, sign));
}

const NO_PRODUCTS =
  'La pratica non contiene ancora prodotti: le tabelle compaiono quando sono inseriti.';

/** Rows of a table that is signed on one page as a whole; a longer one begins where there is room. */
const SHORT_TABLE = 6;

/** The products of a kind, with what is to be known about their limits. */
interface ProductTable extends PdfTable {
  heading: string;
  note: string;
}

/** A table for each kind of product of the dossier. */
const listTables = (form: DossierForm, rules: AllRules): ProductTable[] =>
  [
    describeWindows(form, rules),
    describeShadings(form, rules),
    describeShutters(form, rules),
  ].filter(({ rows }) => rows.length > 0);

/** Draws a table; its note, and what follows, are on the page of its last rows. */
function drawProductTable(
  pdf: PdfDocumentBuilder,
  { heading, note, ...table }: ProductTable,
  drawBelow?: (pdf: PdfDocumentBuilder) => void,
): void {
  pdf.addHeading(heading).addTableBefore(table, (part) => {
    part.addSmallText(note);
    drawBelow?.(part);
  });
}

const windowLimit = (form: DossierForm, rules: AllRules): number | null =>
  form.immovableClimateZone && rules.findWindowLimitTable(form).values[form.immovableClimateZone];

/** A paper to sign names only a source that was checked, and else the year of the value. */
function describeSolarLimit(
  { interventionStartDate }: DossierForm,
  { settings }: AllRules,
): string {
  const table = findTableByDate(settings.solarTransmission, interventionStartDate);
  const source = getCheckedSource(table, interventionStartDate);
  const max = `gtot al massimo ${formatLimit(table.values.max)}`;
  return source === null
    ? `Limite: ${max}, valore ${table.validFrom.slice(0, 4)}`
    : `Limite: ${source}: ${max}`;
}

function describeWindows(form: DossierForm, rules: AllRules): ProductTable {
  const { serramenti } = form.manufatti;
  const limit = windowLimit(form, rules);
  const limitText = rules.describeWindowLimit(form);
  return {
    heading: 'Serramenti (superficie in m², trasmittanza U in W/m²K)',
    columns: [
      { width: 6, title: 'N.', isHeader: true },
      { width: 28, title: 'Prodotto' },
      { width: 12, title: 'Superficie', align: 'right' },
      { width: 12, title: 'U prima', align: 'right' },
      { width: 12, title: 'U dopo', align: 'right' },
      { width: 12, title: 'Limite U', align: 'right' },
      { width: 18, title: 'Esito' },
    ],
    rows: serramenti.map((row, index) => [
      String(index + 1),
      [
        getChoiceLabel(TIPOLOGIE_INFISSO, row.tipologiaInfisso),
        formatInsideLabel(getChoiceLabel(TELAI_POST, row.tipologiaTelaioPost)),
        formatInsideLabel(getChoiceLabel(VETRI_POST, row.tipologiaVetroPost)),
      ]
        .filter((part) => part !== '')
        .join(', ') || null,
      formatNumberOrNull(row.superficie),
      formatMeasured(row.trasmittanzaPre),
      formatMeasured(row.trasmittanzaPost),
      formatMeasured(limit),
      formatLimitCheck(row.trasmittanzaPost, limit),
    ]),
    note: `Trasmittanza del serramento calcolata o misurata secondo UNI EN 14351-1.${limitText === '' ? '' : ` Limite per la zona climatica ${form.immovableClimateZone}: ${limitText}.`}`,
  };
}

function describeShadings(form: DossierForm, rules: AllRules): ProductTable {
  const { schermature } = form.manufatti;
  const { max } = rules.getSolarTransmissionLimit(form.interventionStartDate);
  return {
    heading: 'Schermature solari (superficie in m²)',
    columns: [
      { width: 6, title: 'N.', isHeader: true },
      { width: 32, title: 'Prodotto' },
      { width: 16, title: 'Superficie', align: 'right' },
      { width: 12, title: 'gtot', align: 'right' },
      { width: 12, title: 'Limite', align: 'right' },
      { width: 22, title: 'Esito' },
    ],
    rows: schermature.map((row, index) => [
      String(index + 1),
      getChoiceLabel(TIPOLOGIE_SCHERMATURA, row.tipologia) || null,
      formatNumberOrNull(row.superficieSchermatura),
      formatMeasured(row.trasmissioneSolare),
      formatLimit(max),
      formatLimitCheck(row.trasmissioneSolare, max),
    ]),
    note: `Prodotti secondo UNI EN 13561 (tende esterne), UNI EN 13659 (chiusure oscuranti e veneziane esterne) e UNI EN 13120 (tende interne). ${describeSolarLimit(form, rules)} (UNI EN 14501, vetro di tipo C).`,
  };
}

function describeShutters(form: DossierForm, rules: AllRules): ProductTable {
  const { chiusure } = form.manufatti;
  const { max } = rules.getSolarTransmissionLimit(form.interventionStartDate);
  return {
    heading: 'Chiusure oscuranti (superficie in m², resistenza R in m²K/W)',
    columns: [
      { width: 5, title: 'N.', isHeader: true },
      { width: 16, title: 'Prodotto' },
      { width: 11, title: 'Superficie', align: 'right' },
      { width: 17, title: 'Permeabilità' },
      { width: 9.5, title: 'R prima', align: 'right' },
      { width: 9.5, title: 'R dopo', align: 'right' },
      { width: 14, title: 'R dopo maggiore' },
      { width: 7, title: 'gtot', align: 'right' },
      { width: 16.5, title: 'Esito gtot' },
    ],
    rows: chiusure.map((row, index) => [
      String(index + 1),
      rules.getChoiceLabel(CHIUSURE_POST, row.tipologiaPost) || null,
      formatNumberOrNull(row.superficieChiusura),
      getChoiceLabel(PERMEABILITA_ARIA, row.permeabilitaAria) || null,
      formatMeasured(row.resistenzaTermicaIniziale),
      formatMeasured(row.resistenzaTermicaFinale),
      formatImprovement(row.resistenzaTermicaIniziale, row.resistenzaTermicaFinale),
      formatMeasured(row.trasmissioneSolare),
      formatLimitCheck(row.trasmissioneSolare, max),
    ]),
    note: `Requisito: ${SHUTTER_SOURCE}. ${describeSolarLimit(form, rules)}.`,
  };
}

/** A label as it is written in a row of words: "PVC" stays. */
const formatInsideLabel = (label: string): string =>
  label === label.toUpperCase() ? label : label.toLowerCase();

const formatImprovement = (before: number | null, after: number | null): string | null =>
  before !== null && after !== null && after > before ? 'sì' : null;

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
} from '@pratiche/domain';
import { findTableByDate, getCheckedSource } from '@pratiche/domain/dossier-rules';
import type { AllRules } from '@pratiche/domain/all-rules';
import type { PdfDocumentBuilder } from '../../../platform/pdf/index.js';
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
  const tables = listTables(form);
  for (const { draw } of tables.slice(0, -1)) draw(pdf, form, rules);
  const last = tables.at(-1) ?? { draw: drawNoProducts, rows: 0 };
  const sign = (part: PdfDocumentBuilder) =>
    part.addSignatures([formatInstallerSigner('Timbro e firma', installer)], {
      onlineNames: [formatInstallerSigner('Firma', installer)],
      statement: fillText(req.closing),
      note: fillText(req.note),
    });
  const drawLast = (part: PdfDocumentBuilder) => last.draw(part, form, rules, sign);
  if (last.rows > SHORT_TABLE) drawLast(pdf);
  else pdf.keepTogether(drawLast);
}

/** Rows of a table that is signed on one page as a whole; a longer one begins where there is room. */
const SHORT_TABLE = 6;

/** Draws a table with its note, and what follows on the page of its last rows. */
type TableDrawer = (
  pdf: PdfDocumentBuilder,
  form: DossierForm,
  rules: AllRules,
  drawBelow?: (pdf: PdfDocumentBuilder) => void,
) => void;

/** A table for each kind of product of the dossier. */
const listTables = ({
  manufatti: { serramenti, schermature, chiusure },
}: DossierForm): { draw: TableDrawer; rows: number }[] =>
  [
    { draw: drawWindows, rows: serramenti.length },
    { draw: drawShadings, rows: schermature.length },
    { draw: drawShutters, rows: chiusure.length },
  ].filter(({ rows }) => rows > 0);

const drawNoProducts: TableDrawer = (pdf, _form, _rules, drawBelow) => {
  pdf.addSmallText(
    'La pratica non contiene ancora prodotti: le tabelle compaiono quando sono inseriti.',
  );
  drawBelow?.(pdf);
};

const windowLimit = (form: DossierForm, rules: AllRules): number | null =>
  form.immovableClimateZone && rules.findWindowLimitTable(form).values[form.immovableClimateZone];

/** A paper to sign names only a source that was checked. */
function describeSolarLimit(
  { interventionStartDate }: DossierForm,
  { settings }: AllRules,
): string {
  const table = findTableByDate(settings.solarTransmission, interventionStartDate);
  const source = getCheckedSource(table, interventionStartDate);
  return `Limite${source === null ? ' da verificare' : `: ${source}`}: gtot al massimo ${formatLimit(table.values.max)}`;
}

const drawWindows: TableDrawer = (pdf, form, rules, drawBelow) => {
  const { serramenti } = form.manufatti;
  const limit = windowLimit(form, rules);
  // A paper to sign names only a source that was checked.
  const source = getCheckedSource(rules.findWindowLimitTable(form), form.interventionStartDate);
  pdf.addHeading('Serramenti (superficie in m², trasmittanza U in W/m²K)').addTableBefore(
    {
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
    },
    (part) => {
      part.addSmallText(
        `Trasmittanza del serramento calcolata o misurata secondo UNI EN 14351-1. Limite per la zona climatica ${form.immovableClimateZone ?? '____'}${source === null ? ' da verificare' : `: ${source}`}.`,
      );
      drawBelow?.(part);
    },
  );
};

const drawShadings: TableDrawer = (pdf, form, rules, drawBelow) => {
  const { schermature } = form.manufatti;
  const { max } = rules.getSolarTransmissionLimit(form.interventionStartDate);
  pdf.addHeading('Schermature solari (superficie in m²)').addTableBefore(
    {
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
    },
    (part) => {
      part.addSmallText(
        `Prodotti secondo UNI EN 13561 (tende esterne), UNI EN 13659 (chiusure oscuranti e veneziane esterne) e UNI EN 13120 (tende interne). ${describeSolarLimit(form, rules)} (UNI EN 14501, vetro di tipo C).`,
      );
      drawBelow?.(part);
    },
  );
};

const drawShutters: TableDrawer = (pdf, form, rules, drawBelow) => {
  const { chiusure } = form.manufatti;
  const { max } = rules.getSolarTransmissionLimit(form.interventionStartDate);
  pdf.addHeading('Chiusure oscuranti (superficie in m², resistenza R in m²K/W)').addTableBefore(
    {
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
    },
    (part) => {
      part.addSmallText(`Requisito: ${SHUTTER_SOURCE}. ${describeSolarLimit(form, rules)}.`);
      drawBelow?.(part);
    },
  );
};

/** A label as it is written in a row of words: "PVC" stays. */
const formatInsideLabel = (label: string): string =>
  label === label.toUpperCase() ? label : label.toLowerCase();

const formatImprovement = (before: number | null, after: number | null): string | null =>
  before !== null && after !== null && after > before ? 'sì' : null;

import {
  CHIUSURE_POST,
  formatLimit,
  formatNumber,
  getChoiceLabel,
  PERMEABILITA_ARIA,
  findTableByDate,
  getCheckedSource,
  TELAI_POST,
  TIPOLOGIE_INFISSO,
  TIPOLOGIE_SCHERMATURA,
  VETRI_POST,
  type DossierForm,
  type Rules,
} from '@pratiche/domain';
import type { PdfDocumentBuilder } from '../../../platform/pdf/index.js';
import {
  declarantRows,
  installerDeclarantRows,
  propertyRows,
  interventionRows,
} from '../prefilled-document-sections.util.js';
import type { PrefilledDocumentData } from '../prefilled-document.types.js';

/** Where the limit of a shutter's resistance comes from. */
const SHUTTER_SOURCE =
  'D.M. 6/8/2020, Allegato A; resistenza termica supplementare secondo UNI EN 13125';

const formatNumberOrNull = (value: number | null, digits = 2): string | null =>
  value === null ? null : formatNumber(value, digits);
/** Formats a value that is compared with a limit, with the decimals that decide. */
const formatMeasured = (value: number | null): string | null =>
  value === null ? null : formatLimit(value);
const formatLimitCheck = (value: number | null, limit: number | null): string | null =>
  value === null || limit === null ? null : value <= limit ? 'entro il limite' : 'OLTRE IL LIMITE';

/**
 * Declares the technical requirements of the installed products, with each limit and its source.
 */
export function drawReq(
  pdf: PdfDocumentBuilder,
  { form, installer }: PrefilledDocumentData,
  rules: Rules,
): void {
  pdf.addHeading('Il dichiarante').addKeyValues(installerDeclarantRows(installer));
  pdf.addHeading('Committente').addKeyValues(declarantRows(form).slice(0, 3));
  pdf
    .addHeading('Immobile e lavori')
    .addKeyValues([
      ...propertyRows(form),
      ['Zona climatica', form.immovableClimateZone],
      ...interventionRows(form),
    ]);
  pdf.addStrongText('DICHIARA');
  pdf.addParagraph(
    'che i prodotti forniti o installati hanno le prestazioni indicate nelle tabelle, dichiarate dal produttore con la marcatura CE (regolamento UE n. 305/2011 o ' +
      'successivo) e provate dai documenti allegati, e che rispettano i limiti indicati.',
  );
  drawWindows(pdf, form, rules);
  drawShadings(pdf, form, rules);
  drawShutters(pdf, form, rules);
  if (hasFailure(form, rules))
    pdf.addStrongText(
      'Da verificare prima di firmare: un prodotto non rispetta il limite o il requisito indicato.',
    );
  if (countProducts(form) === 0)
    pdf.addSmallText(
      'La pratica non contiene ancora prodotti: le tabelle compaiono quando sono inseriti.',
    );
  pdf.addSignatures(['Timbro e firma del dichiarante']);
  pdf.addSmallText(
    'Allegare le dichiarazioni di prestazione (DoP) e le certificazioni dei prodotti. Se per l’intervento la legge richiede l’asseverazione di un tecnico abilitato, questa ' +
      'dichiarazione non la sostituisce.',
  );
}

const countProducts = ({ manufatti }: DossierForm): number =>
  manufatti.serramenti.length + manufatti.schermature.length + manufatti.chiusure.length;

const windowTable = (form: DossierForm, { settings }: Rules) =>
  findTableByDate(
    form.serviceType === 1 ? settings.uLimitsEcobonus : settings.uLimits,
    form.interventionStartDate,
  );
const windowLimit = (form: DossierForm, rules: Rules): number | null =>
  form.immovableClimateZone && windowTable(form, rules).values[form.immovableClimateZone];

function hasFailure(form: DossierForm, rules: Rules): boolean {
  const { serramenti, schermature, chiusure } = form.manufatti;
  const limit = windowLimit(form, rules);
  return (
    serramenti.some(({ trasmittanzaPost }) => limit !== null && (trasmittanzaPost ?? 0) > limit) ||
    [...schermature, ...chiusure].some(
      (row) => rules.checkSolarTransmission(row, form).length > 0,
    ) ||
    chiusure.some(
      (row) =>
        formatImprovement(row.resistenzaTermicaIniziale, row.resistenzaTermicaFinale) === 'NO',
    )
  );
}

function drawWindows(pdf: PdfDocumentBuilder, form: DossierForm, rules: Rules): void {
  const { serramenti } = form.manufatti;
  if (serramenti.length === 0) return;
  const limit = windowLimit(form, rules);
  pdf.addHeading('Serramenti').addTable({
    columns: [
      { width: 6, title: 'N.', isHeader: true },
      { width: 24, title: 'Prodotto' },
      { width: 13, title: 'Superficie m²', align: 'right' },
      { width: 13, title: 'U prima W/m²K', align: 'right' },
      { width: 13, title: 'U dopo W/m²K', align: 'right' },
      { width: 13, title: 'Limite W/m²K', align: 'right' },
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
  });
  // A paper to sign names only a source that was checked.
  const source = getCheckedSource(windowTable(form, rules), form.interventionStartDate);
  pdf.addSmallText(
    `Trasmittanza del serramento calcolata o misurata secondo UNI EN 14351-1. Limite per la zona climatica ${form.immovableClimateZone ?? '____'}${source === null ? ' da verificare' : `: ${source}`}.`,
  );
}

function drawShadings(pdf: PdfDocumentBuilder, form: DossierForm, rules: Rules): void {
  const { schermature } = form.manufatti;
  if (schermature.length === 0) return;
  const { max, source } = rules.getSolarTransmissionLimit(form.interventionStartDate);
  pdf.addHeading('Schermature solari').addTable({
    columns: [
      { width: 6, title: 'N.', isHeader: true },
      { width: 32, title: 'Prodotto' },
      { width: 16, title: 'Superficie m²', align: 'right' },
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
  });
  pdf.addSmallText(
    `Prodotti secondo UNI EN 13561 (tende esterne), UNI EN 13659 (chiusure oscuranti e veneziane esterne) e UNI EN 13120 (tende interne). Limite: ${source}: gtot al massimo ${formatLimit(max)} (UNI EN 14501, vetro di tipo C).`,
  );
}

function drawShutters(pdf: PdfDocumentBuilder, form: DossierForm, rules: Rules): void {
  const { chiusure } = form.manufatti;
  if (chiusure.length === 0) return;
  const { max, source } = rules.getSolarTransmissionLimit(form.interventionStartDate);
  pdf.addHeading('Chiusure oscuranti').addTable({
    columns: [
      { width: 6, title: 'N.', isHeader: true },
      { width: 20, title: 'Prodotto' },
      { width: 12, title: 'Superficie m²', align: 'right' },
      { width: 14, title: 'Permeabilità' },
      { width: 10, title: 'R prima m²K/W', align: 'right' },
      { width: 10, title: 'R dopo m²K/W', align: 'right' },
      { width: 10, title: 'R dopo maggiore' },
      { width: 7, title: 'gtot', align: 'right' },
      { width: 11, title: 'Esito gtot' },
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
  });
  pdf.addSmallText(
    `Requisito: ${SHUTTER_SOURCE}. Limite: ${source}: gtot al massimo ${formatLimit(max)}.`,
  );
}

/** A label as it is written in a row of words: "PVC" stays. */
const formatInsideLabel = (label: string): string =>
  label === label.toUpperCase() ? label : label.toLowerCase();

const formatImprovement = (before: number | null, after: number | null): string | null =>
  before === null || after === null ? null : after > before ? 'sì' : 'NO';

import {
  checkSolarTransmission,
  CHIUSURE_POST,
  formatLimit,
  formatNumber,
  labelOf,
  PERMEABILITA_ARIA,
  solarTransmissionLimit,
  tableOn,
  TELAI_POST,
  TIPOLOGIE_INFISSO,
  TIPOLOGIE_SCHERMATURA,
  U_LIMITS,
  U_LIMITS_ECOBONUS,
  VETRI_POST,
  type DossierForm,
} from '@pratiche/domain';
import type { PdfPaper } from '../../platform/pdf/index.js';
import { declarant, installerDeclarant, property, works } from '../parts.js';
import type { PaperData } from '../prefilled.js';

/** Where the limit of a shutter's resistance comes from. */
const SHUTTER_SOURCE =
  'D.M. 6/8/2020, Allegato A; resistenza termica supplementare secondo UNI EN 13125';

const number = (value: number | null, digits = 2): string | null =>
  value === null ? null : formatNumber(value, digits);
/** What is held against a limit, with the decimals that decide. */
const measured = (value: number | null): string | null =>
  value === null ? null : formatLimit(value);
const within = (value: number | null, limit: number | null): string | null =>
  value === null || limit === null ? null : value <= limit ? 'entro il limite' : 'OLTRE IL LIMITE';

/** Declaration of the technical requirements of what was fitted, with each limit and where it comes from. */
export function req(paper: PdfPaper, { form, installer }: PaperData): void {
  paper.heading('Il dichiarante').keyValues(installerDeclarant(installer));
  paper.heading('Committente').keyValues(declarant(form).slice(0, 3));
  paper
    .heading('Immobile e lavori')
    .keyValues([...property(form), ['Zona climatica', form.immovableClimateZone], ...works(form)]);
  paper.strong('DICHIARA');
  paper.paragraph(
    'che i prodotti forniti o installati hanno le prestazioni indicate nelle tabelle, dichiarate dal produttore con la marcatura CE (regolamento UE n. 305/2011 o ' +
      'successivo) e provate dai documenti allegati, e che rispettano i limiti indicati.',
  );
  windows(paper, form);
  shadings(paper, form);
  shutters(paper, form);
  if (hasFailure(form))
    paper.strong(
      'Da verificare prima di firmare: un prodotto non rispetta il limite o il requisito indicato.',
    );
  if (rowsIn(form) === 0)
    paper.small(
      'La pratica non contiene ancora prodotti: le tabelle compaiono quando sono inseriti.',
    );
  paper.signatures(['Timbro e firma del dichiarante']);
  paper.small(
    'Allegare le dichiarazioni di prestazione (DoP) e le certificazioni dei prodotti. Se per l’intervento la legge richiede l’asseverazione di un tecnico abilitato, questa ' +
      'dichiarazione non la sostituisce.',
  );
}

const rowsIn = ({ manufatti }: DossierForm): number =>
  manufatti.serramenti.length + manufatti.schermature.length + manufatti.chiusure.length;

const windowTable = (form: DossierForm) =>
  tableOn(form.serviceType === 1 ? U_LIMITS_ECOBONUS : U_LIMITS, form.interventionStartDate);
const windowLimit = (form: DossierForm): number | null =>
  form.immovableClimateZone && windowTable(form).values[form.immovableClimateZone];

function hasFailure(form: DossierForm): boolean {
  const { serramenti, schermature, chiusure } = form.manufatti;
  const limit = windowLimit(form);
  return (
    serramenti.some(({ trasmittanzaPost }) => limit !== null && (trasmittanzaPost ?? 0) > limit) ||
    [...schermature, ...chiusure].some((row) => checkSolarTransmission(row, form).length > 0) ||
    chiusure.some(
      (row) => improved(row.resistenzaTermicaIniziale, row.resistenzaTermicaFinale) === 'NO',
    )
  );
}

function windows(paper: PdfPaper, form: DossierForm): void {
  const { serramenti } = form.manufatti;
  if (serramenti.length === 0) return;
  const limit = windowLimit(form);
  paper.heading('Serramenti').table({
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
        labelOf(TIPOLOGIE_INFISSO, row.tipologiaInfisso),
        inside(labelOf(TELAI_POST, row.tipologiaTelaioPost)),
        inside(labelOf(VETRI_POST, row.tipologiaVetroPost)),
      ]
        .filter((part) => part !== '')
        .join(', ') || null,
      number(row.superficie),
      measured(row.trasmittanzaPre),
      measured(row.trasmittanzaPost),
      measured(limit),
      within(row.trasmittanzaPost, limit),
    ]),
  });
  paper.small(
    `Trasmittanza del serramento calcolata o misurata secondo UNI EN 14351-1. Limite per la zona climatica ${form.immovableClimateZone ?? '____'}: ${windowTable(form).source}.`,
  );
}

function shadings(paper: PdfPaper, form: DossierForm): void {
  const { schermature } = form.manufatti;
  if (schermature.length === 0) return;
  const { max, source } = solarTransmissionLimit(form.interventionStartDate);
  paper.heading('Schermature solari').table({
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
      labelOf(TIPOLOGIE_SCHERMATURA, row.tipologia) || null,
      number(row.superficieSchermatura),
      measured(row.trasmissioneSolare),
      formatLimit(max),
      within(row.trasmissioneSolare, max),
    ]),
  });
  paper.small(
    `Prodotti secondo UNI EN 13561 (tende esterne) e UNI EN 13659 (chiusure oscuranti e veneziane esterne). Limite: ${source}: gtot al massimo ${formatLimit(max)} (UNI EN 14501, vetro di tipo C).`,
  );
}

function shutters(paper: PdfPaper, form: DossierForm): void {
  const { chiusure } = form.manufatti;
  if (chiusure.length === 0) return;
  const { max, source } = solarTransmissionLimit(form.interventionStartDate);
  paper.heading('Chiusure oscuranti').table({
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
      labelOf(CHIUSURE_POST, row.tipologiaPost) || null,
      number(row.superficieChiusura),
      labelOf(PERMEABILITA_ARIA, row.permeabilitaAria) || null,
      measured(row.resistenzaTermicaIniziale),
      measured(row.resistenzaTermicaFinale),
      improved(row.resistenzaTermicaIniziale, row.resistenzaTermicaFinale),
      measured(row.trasmissioneSolare),
      within(row.trasmissioneSolare, max),
    ]),
  });
  paper.small(
    `Requisito: ${SHUTTER_SOURCE}. Limite: ${source}: gtot al massimo ${formatLimit(max)}.`,
  );
}

/** A label as it is written in a row of words: "PVC" stays. */
const inside = (label: string): string =>
  label === label.toUpperCase() ? label : label.toLowerCase();

const improved = (before: number | null, after: number | null): string | null =>
  before === null || after === null ? null : after > before ? 'sì' : 'NO';

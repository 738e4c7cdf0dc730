import {
  CLIMATE_ZONES,
  formatEuro,
  formatLimit,
  formatNumber,
  getTodayInRome,
  type ClimateZone,
  type DatedTable,
  findTableByDate,
  getCheckedSource,
} from '@pratiche/domain';
import type { PdfDocumentBuilder } from '../../platform/pdf/index.js';
import { createBlankRows, type StarterFile } from './starter.types.js';

/** A paper to sign names only a source that was checked, and else the year of the values. */
const formatSource = (table: DatedTable<unknown>, today: string): string =>
  getCheckedSource(table, today) ?? `valori del ${table.validFrom.slice(0, 4)}`;
const NOT_A_TECHNICIAN =
  'Se per l’intervento la legge richiede l’asseverazione di un tecnico abilitato, questa dichiarazione non la sostituisce. Per una pratica già compilata il ' +
  'portale offre la stessa dichiarazione precompilata, nel passo Documentazione.';

function writeParties(paper: PdfDocumentBuilder): void {
  paper.addHeading('Il dichiarante').addKeyValues([
    ['Nome e cognome', null],
    ['Codice fiscale', null],
    ['In qualità di', null],
    ['Impresa', null],
    ['Partita IVA', null],
  ]);
  paper.addHeading('Committente e immobile').addKeyValues([
    ['Committente', null],
    ['Codice fiscale', null],
    ['Indirizzo dell’immobile', null],
    ['Foglio, particella, subalterno', null],
    ['Zona climatica', null],
    ['Inizio e fine dei lavori', null],
  ]);
}

/** A row for the zones with the same values: "A, B, C". */
const groupZones = (listValues: (zone: ClimateZone) => string[]): string[][] =>
  [...Map.groupBy(CLIMATE_ZONES, ({ value }) => listValues(value).join('|')).values()].map(
    (zones) => [
      zones.map(({ value }) => value).join(', '),
      ...listValues((zones[0] as (typeof zones)[number]).value),
    ],
  );

export const costFacSimile: StarterFile = {
  slug: 'facsimile-congruita-spesa',
  kind: 'document',
  title: 'Fac-simile: dichiarazione di congruità della spesa',
  description: 'Da compilare a mano quando non usi la versione precompilata della pratica.',
  render: (paper, { settings }) => {
    const today = getTodayInRome();
    const table = findTableByDate(settings.costCeilings, today);
    const { values } = table;
    writeParties(paper);
    paper
      .addStrongText('DICHIARA')
      .addParagraph(
        `che le spese per cui è chiesta la detrazione sono congrue rispetto ai costi massimi ammissibili (${formatSource(table, today)}): per ogni prodotto è ammessa la minore somma tra la fornitura e il costo massimo, più IVA, posa in opera e prestazioni professionali.`,
      );
    paper.addTable({
      columns: [
        { width: 26, title: 'Prodotti', isHeader: true },
        { width: 16, title: 'Superficie m²' },
        { width: 18, title: 'Fornitura senza IVA' },
        { width: 20, title: 'Costo massimo' },
        { width: 20, title: 'Spesa ammessa' },
      ],
      rows: [
        ['Serramenti', null, null, null, null],
        ['Serramenti con chiusura oscurante', null, null, null, null],
        ['Schermature solari', null, null, null, null],
        ['Chiusure oscuranti', null, null, null, null],
      ],
    });
    paper.addParagraph(
      'Costi massimi al m², al netto di IVA, posa in opera e prestazioni professionali:',
    );
    paper.addTable({
      columns: [
        { width: 20, title: 'Zona climatica', isHeader: true },
        { width: 40, title: 'Serramenti', align: 'right' },
        { width: 40, title: 'Serramenti con chiusura oscurante', align: 'right' },
      ],
      rows: groupZones((zone) => [
        formatEuro(values.window[zone]),
        formatEuro(values.windowWithShutter[zone]),
      ]),
    });
    paper.addSignatures(['Timbro e firma del dichiarante'], {
      statement: `Schermature solari e chiusure oscuranti: ${formatEuro(values.shading)} in ogni zona.`,
      note: NOT_A_TECHNICIAN,
    });
  },
};

export const requirementsFacSimile: StarterFile = {
  slug: 'facsimile-requisiti-tecnici',
  kind: 'document',
  title: 'Fac-simile: dichiarazione dei requisiti tecnici',
  description:
    'Da compilare a mano, con i limiti di trasmittanza per zona climatica e la loro fonte.',
  render: (paper, { settings, getSolarTransmissionLimit }) => {
    const today = getTodayInRome();
    const [ecobonus, others] = [
      findTableByDate(settings.uLimitsEcobonus, today),
      findTableByDate(settings.uLimits, today),
    ];
    writeParties(paper);
    paper
      .addStrongText('DICHIARA')
      .addParagraph(
        'che i prodotti forniti o installati hanno le prestazioni qui indicate, dichiarate dal produttore e provate dai documenti allegati, e che rispettano i limiti; i valori dei prodotti sostituiti sono stimati da chi dichiara.',
      );
    paper.addHeading('Serramenti').addTable({
      columns: [
        { width: 6, title: 'N.', isHeader: true },
        { width: 40, title: 'Prodotto' },
        { width: 18, title: 'Superficie m²' },
        { width: 18, title: 'U prima W/m²K' },
        { width: 18, title: 'U dopo W/m²K' },
      ],
      rows: createBlankRows(5, 5),
    });
    // The second table goes with the limits: neither page is left nearly empty.
    paper.keepTogether((part) => {
      part.addHeading('Schermature solari e chiusure oscuranti').addTable({
        columns: [
          { width: 6, title: 'N.', isHeader: true },
          { width: 34, title: 'Prodotto' },
          { width: 15, title: 'Superficie m²' },
          { width: 15, title: 'gtot' },
          { width: 15, title: 'R prima m²K/W' },
          { width: 15, title: 'R dopo m²K/W' },
        ],
        rows: createBlankRows(5, 6),
      });
      part.addHeading('Limiti').addTable({
        columns: [
          { width: 20, title: 'Zona climatica', isHeader: true },
          { width: 40, title: 'U massima Ecobonus', align: 'right' },
          { width: 40, title: 'U massima altri servizi', align: 'right' },
        ],
        rows: CLIMATE_ZONES.map(({ value }) => [
          value,
          `${formatNumber(ecobonus.values[value], 2)} W/m²K`,
          `${formatNumber(others.values[value], 2)} W/m²K`,
        ]),
      });
      part.addSignatures(['Timbro e firma del dichiarante'], {
        statement:
          `Fonti, per i lavori iniziati oggi: ${formatSource(ecobonus, today)} (Ecobonus); ${formatSource(others, today)} (altri servizi). Schermature: gtot al massimo ${formatLimit(getSolarTransmissionLimit(today).max)}. ` +
          'Chiusure oscuranti: la resistenza termica supplementare dopo i lavori è maggiore di quella prima.',
        note: NOT_A_TECHNICIAN,
      });
    });
  },
};

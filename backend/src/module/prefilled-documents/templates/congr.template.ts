import {
  formatEuro,
  formatNumber,
  findTableByDate,
  type DossierForm,
  type Spese,
  type Rules,
} from '@pratiche/domain';
import type { PdfDocumentBuilder } from '../../../platform/pdf/index.js';
import {
  declarantRows,
  installerDeclarantRows,
  orBlankLine,
  propertyRows,
  interventionRows,
} from '../prefilled-document-sections.util.js';
import type { PrefilledDocumentData } from '../prefilled-document.types.js';

interface Product {
  name: string;
  ceiling: 'Serramenti' | 'Schermature' | 'Chiusure';
  cost: keyof Spese;
  fees: keyof Spese;
  surface: (form: DossierForm) => number | null;
  rows: (form: DossierForm) => number;
}

const sumSurfaces = (surfaces: readonly (number | null)[]): number | null =>
  surfaces.includes(null)
    ? null
    : Math.round(surfaces.reduce<number>((sum, value) => sum + (value ?? 0), 0) * 100) / 100;

const PRODUCTS: readonly Product[] = [
  {
    name: 'Serramenti',
    ceiling: 'Serramenti',
    cost: 'spesaDetraibileSerramenti',
    fees: 'speseProfessionaliSerramenti',
    surface: ({ manufatti }) =>
      sumSurfaces(manufatti.serramenti.map(({ superficie }) => superficie)),
    rows: ({ manufatti }) => manufatti.serramenti.length,
  },
  {
    name: 'Schermature solari',
    ceiling: 'Schermature',
    cost: 'spesaDetraibileSchermature',
    fees: 'speseProfessionaliSchermature',
    surface: ({ manufatti }) =>
      sumSurfaces(manufatti.schermature.map(({ superficieSchermatura }) => superficieSchermatura)),
    rows: ({ manufatti }) => manufatti.schermature.length,
  },
  {
    name: 'Chiusure oscuranti',
    ceiling: 'Chiusure',
    cost: 'spesaDetraibileChiusure',
    fees: 'speseProfessionaliChiusure',
    surface: ({ manufatti }) =>
      sumSurfaces(manufatti.chiusure.map(({ superficieChiusura }) => superficieChiusura)),
    rows: ({ manufatti }) => manufatti.chiusure.length,
  },
];

/**
 * Declaration that the cost is fair: the ceilings per product type, with room for the supply, which
 * alone is held against them; the sums of the dossier have VAT and fitting in them.
 */
export function drawCongr(
  pdf: PdfDocumentBuilder,
  { form, installer }: PrefilledDocumentData,
  rules: Rules,
): void {
  const { values, source } = findTableByDate(
    rules.settings.costCeilings,
    form.interventionStartDate,
  );
  const zone = form.immovableClimateZone;
  pdf.addHeading('Il dichiarante').addKeyValues(installerDeclarantRows(installer));
  pdf.addHeading('Committente').addKeyValues(declarantRows(form).slice(0, 3));
  pdf
    .addHeading('Immobile e lavori')
    .addKeyValues([...propertyRows(form), ['Zona climatica', zone], ...interventionRows(form)]);
  pdf.addStrongText('DICHIARA');
  pdf.addParagraph(
    `che le spese per cui è chiesta la detrazione sono congrue rispetto ai costi massimi ammissibili (${source}): per ogni prodotto è ammessa la minore somma tra la fornitura e il costo massimo della tabella, più IVA, posa in opera e prestazioni professionali.`,
  );
  const present = PRODUCTS.filter(({ rows }) => rows(form) > 0);
  if (present.length === 0)
    pdf.addSmallText(
      'La pratica non contiene ancora prodotti: la tabella compare quando sono inseriti.',
    );
  else
    pdf.addTable({
      columns: [
        { width: 20, title: 'Prodotti', isHeader: true },
        { width: 14, title: 'Superficie m²', align: 'right' },
        { width: 18, title: 'Spesa con IVA e posa', align: 'right' },
        { width: 18, title: 'Prestazioni professionali', align: 'right' },
        { width: 18, title: 'Fornitura senza IVA' },
        { width: 18, title: 'Costo massimo della fornitura', align: 'right' },
      ],
      rows: present.map((product) => toCostRow(form, product, rules)),
    });
  pdf.addParagraph(
    'Costi massimi per m², al netto di IVA, posa in opera e prestazioni professionali:',
  );
  pdf.addList([
    `serramenti ${formatPricePerSquareMetre(zone && values.window[zone])}; serramenti con chiusura oscurante ${formatPricePerSquareMetre(zone && values.windowWithShutter[zone])} (zona climatica ${orBlankLine(zone, 4)});`,
    `schermature solari e chiusure oscuranti ${formatPricePerSquareMetre(values.shading)}.`,
  ]);
  pdf.addParagraph(
    'Le spese risultano dalle fatture, che distinguono prodotti, posa in opera, IVA e prestazioni professionali.',
  );
  pdf.addSignatures(['Timbro e firma del dichiarante']);
  pdf.addSmallText(
    'Se per l’intervento la legge richiede l’asseverazione di un tecnico abilitato, questa dichiarazione non la sostituisce.',
  );
}

const formatPricePerSquareMetre = (euro: number | null): string =>
  `${euro === null ? '______' : formatEuro(euro)} al m²`;

function toCostRow(
  form: DossierForm,
  { name, ceiling, cost, fees, surface }: Product,
  { calculateCostCeiling }: Rules,
): (string | null)[] {
  const area = surface(form);
  const [spent, professional] = [form.spese[cost], form.spese[fees]];
  const limit = area === null ? null : calculateCostCeiling(form, ceiling);
  return [
    name,
    area === null ? null : formatNumber(area, 2),
    spent === null ? null : formatEuro(spent),
    professional === null ? null : formatEuro(professional),
    // Written by hand from the invoice.
    null,
    limit === null ? null : formatEuro(limit),
  ];
}

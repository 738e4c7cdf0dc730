import {
  formatCents,
  formatEuro,
  formatNumber,
  type CostProduct,
  type DossierForm,
  findTableByDate,
  getCheckedSource,
  type AllRules,
} from '@pratiche/domain';
import type { PdfDocumentBuilder } from '../../../platform/pdf/index.js';
import {
  customerRows,
  installerDeclarantRows,
  orBlankLine,
  propertyRows,
  interventionRows,
} from '../prefilled-document-sections.util.js';
import { formatInstallerSigner } from '../paper-signers.util.js';
import type { PrefilledDocumentData } from '../prefilled-document.types.js';
import type { PaperTextFiller } from '../paper-text-filler.factory.js';

interface Product {
  name: string;
  type: CostProduct;
  /** Surface of each row, m². */
  listSurfaces: (form: DossierForm) => (number | null)[];
}

const PRODUCTS: readonly Product[] = [
  {
    name: 'Serramenti',
    type: 'Serramenti',
    listSurfaces: ({ manufatti }) => manufatti.serramenti.map(({ superficie }) => superficie),
  },
  {
    name: 'Schermature solari',
    type: 'Schermature',
    listSurfaces: ({ manufatti }) =>
      manufatti.schermature.map(({ superficieSchermatura }) => superficieSchermatura),
  },
  {
    name: 'Chiusure oscuranti',
    type: 'Chiusure',
    listSurfaces: ({ manufatti }) =>
      manufatti.chiusure.map(({ superficieChiusura }) => superficieChiusura),
  },
];

/**
 * Declaration that the cost is fair: the supply of each product type beside its ceiling, and the
 * lower of both plus the rest as the expense that is eligible. It never states a sum beyond.
 */
export function drawCongr(
  pdf: PdfDocumentBuilder,
  { form, installer, texts: { congr } }: PrefilledDocumentData,
  fillText: PaperTextFiller,
  rules: AllRules,
): void {
  const table = findTableByDate(rules.settings.costCeilings, form.interventionStartDate);
  // A paper to sign names only a source that was checked, and else the year of the values.
  const fonte =
    getCheckedSource(table, form.interventionStartDate) ??
    `valori del ${table.validFrom.slice(0, 4)}`;
  const zone = form.immovableClimateZone;
  pdf.addHeading('Il dichiarante').addKeyValues(installerDeclarantRows(installer));
  pdf.addHeading('Committente').addKeyValues(customerRows(form));
  pdf
    .addHeading('Immobile e lavori')
    .addKeyValues([...propertyRows(form), ['Zona climatica', zone], ...interventionRows(form)]);
  const { window, windowWithShutter, shading } = table.values;
  pdf.keepTogether((part) => {
    part.addStrongText('DICHIARA').addParagraph(fillText(congr.declaration, { fonte }));
    drawCosts(part, form, rules);
    part.addSmallText(
      `Costi massimi per m², al netto di IVA, posa in opera e prestazioni professionali: serramenti ${formatPrice(zone && window[zone])}, con chiusura oscurante ${formatPrice(zone && windowWithShutter[zone])} (zona climatica ${orBlankLine(zone, 4)}); schermature solari e chiusure oscuranti ${formatPrice(shading)}.`,
    );
    part.addSignatures([formatInstallerSigner('Timbro e firma', installer)], {
      onlineNames: [formatInstallerSigner('Firma', installer)],
      statement: fillText(congr.closing),
      note: fillText(congr.note),
    });
  });
}

/** The invoices tell what the fitter has not entered. */
const BY_HAND =
  'Le caselle vuote si compilano a mano dalle fatture: la spesa ammessa è la somma minore tra fornitura e costo massimo, più IVA, posa in opera e prestazioni professionali.';

const formatPrice = (euro: number | null): string => (euro === null ? '______' : formatEuro(euro));

function drawCosts(pdf: PdfDocumentBuilder, form: DossierForm, rules: AllRules): void {
  const present = PRODUCTS.filter(({ listSurfaces }) => listSurfaces(form).length > 0);
  if (present.length === 0) {
    pdf.addSmallText(
      'La pratica non contiene ancora prodotti: la tabella compare quando sono inseriti.',
    );
    return;
  }
  const rows = present.map((product) => toCostRow(form, product, rules));
  pdf.addTable({
    columns: [
      { width: 18, title: 'Prodotti', isHeader: true },
      { width: 13, title: 'Superficie m²', align: 'right' },
      { width: 18, title: 'Spesa con IVA, posa, prestazioni', align: 'right' },
      { width: 17, title: 'Fornitura senza IVA', align: 'right' },
      { width: 17, title: 'Costo massimo della fornitura', align: 'right' },
      { width: 17, title: 'Spesa ammessa', align: 'right' },
    ],
    rows,
  });
  if (rows.some((row) => row.includes(null))) pdf.addHandRemark(BY_HAND);
  const beyond = present.filter(
    ({ type }) => rules.calculateEligibleExpense(form, type)?.isAboveCeiling === true,
  );
  for (const { name } of beyond)
    pdf.addParagraph(
      `${name}: la spesa ammessa conta la fornitura per il solo costo massimo; per la parte restante la detrazione non è chiesta.`,
    );
}

function toCostRow(
  form: DossierForm,
  { name, type, listSurfaces }: Product,
  { calculateCostCeiling, calculateEligibleExpense }: AllRules,
): (string | null)[] {
  const surfaces = listSurfaces(form);
  const area = surfaces.includes(null)
    ? null
    : surfaces.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const spent = form.spese[`spesaDetraibile${type}`];
  const fees = form.spese[`speseProfessionali${type}`] ?? 0;
  const supply = form.spese[`fornitura${type}`];
  const ceiling = area === null ? null : calculateCostCeiling(form, type);
  const eligible = calculateEligibleExpense(form, type);
  return [
    name,
    area === null ? null : formatNumber(area, 2),
    spent === null ? null : formatEuro(spent + fees),
    // Written by hand from the invoice where the fitter has not told it apart.
    supply === null ? null : formatEuro(supply),
    ceiling === null ? null : formatEuro(ceiling),
    eligible === null ? null : formatCents(eligible.eligibleCents),
  ];
}

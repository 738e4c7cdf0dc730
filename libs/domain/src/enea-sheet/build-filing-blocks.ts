import type { DossierForm, Manufatti } from '../dossier/index.js';
import {
  ENEA_FILINGS,
  listInterventionKinds,
  type EneaFiling,
  type EnergySaving,
} from '../filings/index.js';
import { buildBlock, buildListBlocks } from './build-blocks.js';
import type { EneaSheetBlock, EneaSheetRow, SheetContext } from './enea-sheet-types.js';
import { toTextValue } from './enea-sheet-row-builders.js';
import { EXPENSE_ROWS, listCalculationRows, type ExpensesSource } from './expense-rows.js';
import { getCommaLabel } from './property-rows.js';
import { SHADING_ROWS, SHUTTER_ROWS, WINDOW_ROWS } from './product-rows.js';
import { askOnSite } from './site-rows.js';

const FILING_ROWS: readonly EneaSheetRow<{ filing: EneaFiling }>[] = [
  {
    key: 'comma',
    ...askOnSite('intervento', 'id-comma'),
    read: ({ filing }, settings) => toTextValue(getCommaLabel(filing, settings)),
  },
];

/** The products of one declaration. */
const selectProducts = (
  { serramenti, schermature, chiusure }: Manufatti,
  filing: EneaFiling,
): Manufatti =>
  filing === 'schermature'
    ? { serramenti: [], schermature, chiusure }
    : { serramenti, schermature: [], chiusure: [] };

const PRODUCT_BLOCK = /^(?:window|shading|shutter)\./;

/** Whether a block is one product: many alike follow one another. */
export const isProductBlock = ({ key }: Pick<EneaSheetBlock, 'key'>): boolean =>
  PRODUCT_BLOCK.test(key);

const buildProductBlocks = (
  { serramenti, schermature, chiusure }: Manufatti,
  settings: SheetContext,
): EneaSheetBlock[] => [
  ...buildListBlocks('window', 'Serramento', WINDOW_ROWS, serramenti, settings),
  ...buildListBlocks('shading', 'Schermatura solare', SHADING_ROWS, schermature, settings),
  ...buildListBlocks('shutter', 'Chiusura oscurante', SHUTTER_ROWS, chiusure, settings),
];

/** The sum of a declaration, and the page that ENEA calculates on. */
const buildExpenseBlocks = (
  source: ExpensesSource,
  { suffix, of }: { suffix: string; of: string },
  settings: SheetContext,
): EneaSheetBlock[] => {
  return [
    buildBlock(`expenses${suffix}`, `Spese${of}`, EXPENSE_ROWS, source, settings),
    buildBlock(
      `calculation${suffix}`,
      `Calcolo costi e detrazioni${of}`,
      listCalculationRows(source.dossier, settings),
      source,
      settings,
    ),
  ];
};

/**
 * Products and expenses. A dossier with several declarations has them one after the other, because
 * each is typed into a form of its own at ENEA.
 */
export function buildFilingBlocks(
  dossier: DossierForm,
  settings: SheetContext,
  saving: EnergySaving | null | undefined,
): EneaSheetBlock[] {
  const { serviceType, manufatti } = dossier;
  const filings = listInterventionKinds(dossier);
  const [only = 'serramenti'] = filings;
  if (filings.length < 2)
    return [
      ...buildProductBlocks(manufatti, settings),
      ...(serviceType === 1
        ? buildExpenseBlocks({ dossier, filing: only, saving }, { suffix: '', of: '' }, settings)
        : []),
    ];
  return filings.flatMap((filing, index) => {
    const { label } = ENEA_FILINGS[filing];
    return [
      buildBlock(
        `filing.${filing}`,
        `Dichiarazione ${index + 1} di ${filings.length}: ${label}`,
        FILING_ROWS,
        { filing },
        settings,
      ),
      ...buildProductBlocks(selectProducts(manufatti, filing), settings),
      // The first keeps the key of a single declaration, so that versions of a dossier compare.
      ...buildExpenseBlocks(
        { dossier, filing, saving },
        { suffix: index === 0 ? '' : `.${index + 1}`, of: `: ${label}` },
        settings,
      ),
    ];
  });
}

import type { DossierForm, Manufatti } from '../dossier/index.js';
import { ENEA_FILINGS, listInterventionKinds, type EneaFiling } from '../filings/index.js';
import { buildBlock, buildListBlocks } from './build-blocks.js';
import type { EneaSheetBlock, SheetSettings } from './enea-sheet-types.js';
import { createRowBuilders } from './enea-sheet-row-builders.js';
import { EXPENSE_ROWS, listLowerExpenses } from './expense-rows.js';
import { SHADING_ROWS, SHUTTER_ROWS, WINDOW_ROWS } from './product-rows.js';

const filingRows = createRowBuilders<{ filing: EneaFiling }>();
const FILING_ROWS = [
  filingRows.derivedText('comma', 'Comma', ({ filing }) => ENEA_FILINGS[filing].comma),
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
  settings: SheetSettings,
): EneaSheetBlock[] => [
  ...buildListBlocks('window', 'Serramento', WINDOW_ROWS, serramenti, settings),
  ...buildListBlocks('shading', 'Schermatura solare', SHADING_ROWS, schermature, settings),
  ...buildListBlocks('shutter', 'Chiusura oscurante', SHUTTER_ROWS, chiusure, settings),
];

/**
 * Products and expenses. A dossier with several declarations has them one after the other, because
 * each is typed into a form of its own at ENEA.
 */
export function buildFilingBlocks(dossier: DossierForm, settings: SheetSettings): EneaSheetBlock[] {
  const { serviceType, manufatti, spese } = dossier;
  const filings = listInterventionKinds(dossier);
  const eligible = listLowerExpenses(dossier, settings);
  if (filings.length < 2)
    return [
      ...buildProductBlocks(manufatti, settings),
      ...(serviceType === 1
        ? [
            buildBlock(
              'expenses',
              'Spese',
              EXPENSE_ROWS,
              { ...spese, manufatti, eligible },
              settings,
            ),
          ]
        : []),
    ];
  return filings.flatMap((filing, index) => {
    const products = selectProducts(manufatti, filing);
    const { label } = ENEA_FILINGS[filing];
    return [
      buildBlock(
        `filing.${filing}`,
        `Dichiarazione ${index + 1} di ${filings.length}: ${label}`,
        FILING_ROWS,
        { filing },
        settings,
      ),
      ...buildProductBlocks(products, settings),
      // The first keeps the key of a single declaration, so that versions of a dossier compare.
      buildBlock(
        index === 0 ? 'expenses' : `expenses.${index + 1}`,
        `Spese: ${label}`,
        EXPENSE_ROWS,
        { ...spese, manufatti: products, eligible },
        settings,
      ),
    ];
  });
}

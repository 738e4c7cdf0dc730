import { type EneaSheetBlock, isProductBlock } from '@pratiche/domain';
import type { KeyValue, PdfDocumentBuilder, PdfPart } from '../../platform/pdf/index.js';

/** Question and answer beside each other. */
export const SHEET_COLUMNS = [{ width: 52, isHeader: true }, { width: 48 }] as const;

/** A question with its answer as it is printed, and its key within the block. */
export interface SheetAnswer {
  key: string;
  label: string;
  shown: string;
}

/** The answers of a block that are printed. */
export type ListAnswers = (block: EneaSheetBlock) => SheetAnswer[];

const DECLARATION = 'filing';
const PRODUCTS_BY_KIND: Readonly<Record<string, string>> = {
  window: 'Serramenti',
  shading: 'Schermature solari',
  shutter: 'Chiusure oscuranti',
};

/** More beside each other would break their words. */
const PRODUCTS_PER_TABLE = 4;

/** Draws a part of the summary; the heading of a declaration stays on the page of its first part. */
type DrawPart = (pdf: PdfDocumentBuilder) => void;

/**
 * Draws the blocks of a dossier's sheet: those of a declaration below its title, products of a kind beside each other.
 * @param last what follows the blocks
 */
export function drawSheetBlocks(
  pdf: PdfDocumentBuilder,
  blocks: readonly EneaSheetBlock[],
  listAnswers: ListAnswers,
  last: readonly PdfPart[] = [],
): void {
  let heading: string | null = null;
  for (const group of groupBlocks(blocks, listAnswers, last)) {
    if (typeof group === 'string') {
      heading = group;
      continue;
    }
    const title = heading;
    if (title === null) group(pdf);
    else pdf.keepTogether((part) => group(part.addHeading(title)));
    heading = null;
  }
}

/**
 * Titles of declarations, and what follows them: products of a kind are columns of one table as wide as the page, what
 * is between them is set in two columns.
 */
function groupBlocks(
  blocks: readonly EneaSheetBlock[],
  listAnswers: ListAnswers,
  last: readonly PdfPart[],
): (string | DrawPart)[] {
  const groups: (string | DrawPart)[] = [];
  let parts: PdfPart[] = [];
  const closeParts = () => {
    const closed = parts;
    if (closed.length > 0) groups.push((pdf) => pdf.addColumns(closed));
    parts = [];
  };
  for (const alike of listRuns(blocks)) {
    const [first] = alike;
    if (first === undefined) continue;
    if (getKind(first) === DECLARATION) {
      closeParts();
      groups.push(nameDeclaration(first, listAnswers));
    } else if (!isProductBlock(first) || alike.length === 1)
      parts.push(...alike.flatMap((block) => listParts(block, listAnswers)));
    else {
      closeParts();
      const size = getTableSize(alike.length);
      for (let from = 0; from < alike.length; from += size) {
        const products = alike.slice(from, from + size);
        groups.push((pdf) => drawProducts(pdf, products, listAnswers));
      }
    }
  }
  parts.push(...last);
  closeParts();
  return groups;
}

/** Tables of nearly the same width: five products are three and two. */
const getTableSize = (products: number): number =>
  Math.ceil(products / Math.ceil(products / PRODUCTS_PER_TABLE));

/** Blocks of one kind that follow one another. */
function listRuns(blocks: readonly EneaSheetBlock[]): EneaSheetBlock[][] {
  const runs: EneaSheetBlock[][] = [];
  for (const block of blocks) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && getKind(run[0]) === getKind(block)) run.push(block);
    else runs.push([block]);
  }
  return runs;
}

/** What follows, up to the next one, is of this declaration: its title stands above both columns. */
const nameDeclaration = (block: EneaSheetBlock, listAnswers: ListAnswers): string =>
  [
    block.title,
    ...listAnswers(block).map(({ label, shown }) => `${label.toLowerCase()} ${shown}`),
  ].join(' · ');

/** A block without answers has no part. */
function listParts(block: EneaSheetBlock, listAnswers: ListAnswers): PdfPart[] {
  const rows = listAnswers(block).map(({ label, shown }): KeyValue => [label, shown]);
  return rows.length === 0
    ? []
    : [{ heading: nameBlock(block, block.title), table: { columns: SHEET_COLUMNS, rows } }];
}

function drawProducts(
  pdf: PdfDocumentBuilder,
  products: readonly EneaSheetBlock[],
  listAnswers: ListAnswers,
): void {
  const [first, ...others] = products;
  if (first === undefined) return;
  const answers = products.map(
    (product) => new Map(listAnswers(product).map((one) => [one.key, one])),
  );
  const labels = new Map(
    answers.flatMap((own) => [...own.values()]).map(({ key, label }) => [key, label]),
  );
  const labelWidth = 36;
  const width = (100 - labelWidth) / products.length;
  pdf.addHeadedTable(nameBlock(first, nameProducts(first, others.at(-1))), {
    isCompact: true,
    columns: [
      { width: labelWidth, title: '', isHeader: true },
      ...products.map(({ title }) => ({ width, title })),
    ],
    rows: [...labels].map(([key, label]) => [
      label,
      ...answers.map((own) => own.get(key)?.shown ?? '–'),
    ]),
  });
}

/** "Serramenti 1–4". */
function nameProducts(first: EneaSheetBlock, last: EneaSheetBlock | undefined): string {
  const getNumber = ({ title }: EneaSheetBlock) => title.split(' ').at(-1) ?? '';
  return last === undefined
    ? first.title
    : `${PRODUCTS_BY_KIND[getKind(first)] ?? ''} ${getNumber(first)}–${getNumber(last)}`;
}

const nameBlock = ({ isUnsure }: EneaSheetBlock, title: string): string =>
  isUnsure ? `${title} (da verificare sul sito)` : title;

const getKind = ({ key }: EneaSheetBlock): string => key.split('.')[0] ?? '';

import type { EneaSheetBlock, EneaSheetField } from '../enea-sheet/index.js';
import { ECOBONUS_2026, listSiteFields, type SiteField } from '../enea-site/index.js';
import { compareSides, judgeSides, type ComparedValue, type Sides } from './compared-value.js';
import type { PrintedRow } from './read-enea-print.js';

const WEIGHTY_CELLS: readonly string[] = [
  'id-u_pre',
  'id-u_post',
  'id-sup',
  'id-sup_s',
  'id-sup_f',
  'id-gtot',
];

/** The site fills it in by itself for shadings. */
const SHADING_RESISTANCE = '0,08';

interface OwnRow {
  readonly block: EneaSheetBlock;
  readonly fields: readonly SiteField[];
}

const findField = ({ block }: OwnRow, { field, shutterField, id }: SiteField) =>
  block.fields.find(({ key }) =>
    [field, shutterField, id].some((name) => key === `${block.key}.${name}`),
  );

const toOurs = (field: SiteField, own: EneaSheetField | undefined): string | null =>
  own?.value?.copied ?? (field.id === 'id-rsup' && own?.hint ? SHADING_RESISTANCE : null);

const getSides = (row: OwnRow, printed: PrintedRow, field: SiteField): Sides => {
  const own = findField(row, field);
  return {
    field,
    ours: toOurs(field, own),
    theirs: printed[field.id],
    isOpen: own === undefined || own.hint !== undefined,
  };
};

const isSameRow = (row: OwnRow, printed: PrintedRow): boolean =>
  row.fields.every((field) => judgeSides(getSides(row, printed, field)) !== 'different');

const compareCells = (row: OwnRow, printed: PrintedRow): ComparedValue[] =>
  row.fields
    .filter((field) => findField(row, field) !== undefined || printed[field.id])
    .map((field) => {
      const own = findField(row, field);
      return compareSides(
        {
          key: own?.key ?? `${row.block.key}.${field.id}`,
          title: row.block.title,
          label: field.label,
          isWeighty: WEIGHTY_CELLS.includes(field.id),
        },
        getSides(row, printed, field),
      );
    });

/** Rows of the dossier with those of the print: equal ones first, wherever they stand. */
function pairRows(own: readonly OwnRow[], printed: readonly PrintedRow[]): Map<OwnRow, PrintedRow> {
  const pairs = new Map<OwnRow, PrintedRow>();
  const left = new Set(printed);
  const pair = (row: OwnRow, other: PrintedRow | undefined) => {
    if (other === undefined || pairs.has(row)) return;
    pairs.set(row, other);
    left.delete(other);
  };
  own.forEach((row, at) => {
    const other = printed[at];
    if (other !== undefined && isSameRow(row, other)) pair(row, other);
  });
  for (const row of own)
    pair(row, pairs.has(row) ? undefined : [...left].find((one) => isSameRow(row, one)));
  for (const row of own) pair(row, pairs.has(row) ? undefined : [...left][0]);
  return pairs;
}

const describeRow = (row: PrintedRow): string => Object.values(row).filter(Boolean).join(' ');

function compareAll(own: readonly OwnRow[], printed: readonly PrintedRow[], title: string) {
  const pairs = pairRows(own, printed);
  const paired = new Set(pairs.values());
  const about = { title, isWeighty: false } as const;
  return [
    ...own.flatMap((row): ComparedValue[] => {
      const other = pairs.get(row);
      if (other !== undefined) return compareCells(row, other);
      const [first] = row.block.fields;
      const label = row.block.title;
      const key = row.block.key;
      return [
        { ...about, key, label, ours: first?.value?.shown ?? '', theirs: null, outcome: 'missing' },
      ];
    }),
    ...printed.flatMap((row, at): ComparedValue[] =>
      paired.has(row)
        ? []
        : [
            {
              ...about,
              key: `${title}.${at + 1}`,
              label: `Riga ${at + 1} del PDF`,
              ours: null,
              theirs: describeRow(row),
              outcome: 'different',
            },
          ],
    ),
  ];
}

const selectBlocks = (
  sheet: readonly EneaSheetBlock[],
  kinds: readonly string[],
): EneaSheetBlock[] => sheet.filter(({ key }) => kinds.some((kind) => key.startsWith(`${kind}.`)));

export function compareGenerators(
  sheet: readonly EneaSheetBlock[],
  printed: readonly PrintedRow[],
): ComparedValue[] {
  const fields = listSiteFields(ECOBONUS_2026, 'generatori');
  const own = selectBlocks(sheet, ['generator']).map((block) => ({ block, fields }));
  return compareAll(own, printed, 'Generatori di calore');
}

/** The rows of windows, or of shadings and shutters, with their number. */
export function compareProducts(
  sheet: readonly EneaSheetBlock[],
  isShading: boolean,
  printed: readonly PrintedRow[] | null,
): ComparedValue[] {
  const page = isShading ? 'schermature' : 'serramenti';
  const title = isShading ? 'Schermature solari' : 'Serramenti e infissi';
  const fields = listSiteFields(ECOBONUS_2026, page);
  const own = selectBlocks(sheet, isShading ? ['shading', 'shutter'] : ['window']).map((block) => ({
    block,
    fields,
  }));
  const count = { key: 'rows', title, label: 'Numero di righe', isWeighty: true } as const;
  const ours = String(own.length);
  if (printed === null)
    return [{ ...count, ours, theirs: 'non leggibile', outcome: 'notComparable' }];
  const theirs = String(printed.length);
  return [
    { ...count, ours, theirs, outcome: ours === theirs ? 'equal' : 'different' },
    ...compareAll(own, printed, title),
  ];
}

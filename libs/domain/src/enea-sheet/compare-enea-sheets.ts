import type { DossierForm } from '../dossier/index.js';
import { alignLists } from './align-lists.js';
import { buildEneaSheet } from './build-enea-sheet.js';
import type { EneaSheetBlock, EneaSheetField, SheetSettings } from './enea-sheet-types.js';

/** Change of one block of the ENEA sheet since another version of the dossier. */
export interface EneaSheetBlockChange {
  /** `added`: the block was not there. Blocks without change are not listed at all. */
  kind: 'added' | 'changed';
  /** Field key → how the value was shown before, "non indicato" for none. */
  before: Readonly<Record<string, string>>;
  /** Answered questions that no longer apply. */
  gone: readonly EneaSheetField[];
}

export interface EneaSheetChanges {
  /** By block key of the newer sheet. */
  blocks: Readonly<Record<string, EneaSheetBlockChange>>;
  /** Blocks of the older sheet that are not there any more. */
  removed: readonly EneaSheetBlock[];
  /** Values changed, plus blocks added and removed: 0 when the two versions say the same. */
  count: number;
}

export const NOT_GIVEN_LABEL = 'non indicato';

const getListKey = (key: string): string => key.replace(/\.\d+$/, '');
const getFieldKey = (block: EneaSheetBlock, field: EneaSheetField): string =>
  field.key.slice(block.key.length + 1);
const getShownValue = (field: EneaSheetField | undefined): string =>
  field?.value?.shown ?? NOT_GIVEN_LABEL;
const serializeBlock = (block: EneaSheetBlock): string =>
  JSON.stringify(
    block.fields.map((field) => [getFieldKey(block, field), field.value?.shown ?? null]),
  );

/** Blocks by list: `window.1` and `window.2` are both of `window`. */
function groupBlocksByList(blocks: readonly EneaSheetBlock[]): Map<string, EneaSheetBlock[]> {
  const lists = new Map<string, EneaSheetBlock[]>();
  for (const block of blocks)
    lists.set(getListKey(block.key), [...(lists.get(getListKey(block.key)) ?? []), block]);
  return lists;
}

function compareBlocks(before: EneaSheetBlock, now: EneaSheetBlock): EneaSheetBlockChange | null {
  const then = new Map(before.fields.map((field) => [getFieldKey(before, field), field]));
  const asked = new Set(now.fields.map((field) => getFieldKey(now, field)));
  const changed = now.fields
    .map((field) => [field, then.get(getFieldKey(now, field))] as const)
    .filter(([field, old]) => getShownValue(field) !== getShownValue(old));
  const gone = before.fields.filter(
    (field) => field.value !== null && !asked.has(getFieldKey(before, field)),
  );
  if (changed.length + gone.length === 0) return null;
  return {
    kind: 'changed',
    before: Object.fromEntries(changed.map(([field, old]) => [field.key, getShownValue(old)])),
    gone,
  };
}

/**
 * Lists the changes from one version of a dossier to another, in the words and the order of ENEA's
 * form, for the operator to check after corrections. Rows of a list are matched by content, not by
 * number.
 */
export function compareEneaSheets(
  before: DossierForm,
  now: DossierForm,
  settings: SheetSettings,
): EneaSheetChanges {
  const blocks: Record<string, EneaSheetBlockChange> = {};
  const removed: EneaSheetBlock[] = [];
  const [then, today] = [
    groupBlocksByList(buildEneaSheet(before, settings)),
    groupBlocksByList(buildEneaSheet(now, settings)),
  ];
  for (const list of new Set([...today.keys(), ...then.keys()])) {
    const [older, newer] = [then.get(list) ?? [], today.get(list) ?? []];
    for (const pair of alignLists(
      older,
      newer,
      (a, b) => serializeBlock(a) === serializeBlock(b),
    )) {
      const [old, block] = [
        pair.before === null ? undefined : older[pair.before],
        pair.now === null ? undefined : newer[pair.now],
      ];
      if (old === undefined && block !== undefined)
        blocks[block.key] = { kind: 'added', before: {}, gone: [] };
      else if (old !== undefined && block === undefined) removed.push(old);
      else if (old !== undefined && block !== undefined) {
        const change = compareBlocks(old, block);
        if (change !== null) blocks[block.key] = change;
      }
    }
  }
  const inBlocks = Object.values(blocks).reduce(
    (sum, { kind, before: values, gone }) =>
      sum + (kind === 'added' ? 1 : Object.keys(values).length + gone.length),
    0,
  );
  return { blocks, removed, count: inBlocks + removed.length };
}

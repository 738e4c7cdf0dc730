import type { DossierForm } from '../dossier/index.js';
import { align } from './align.js';
import { eneaSheet } from './sheet.js';
import type { SheetBlock, SheetField } from './types.js';

/** What became of one block of the sheet since another version of the dossier. */
export interface BlockChange {
  /** `added`: the block was not there. Blocks without change are not listed at all. */
  kind: 'added' | 'changed';
  /** Field key → how the value was shown before, "non indicato" for none. */
  before: Readonly<Record<string, string>>;
  /** Questions with an answer then that are not asked any more. */
  gone: readonly SheetField[];
}

export interface SheetChanges {
  /** By block key of the newer sheet. */
  blocks: Readonly<Record<string, BlockChange>>;
  /** Blocks of the older sheet that are not there any more. */
  removed: readonly SheetBlock[];
  /** Values changed, plus blocks added and removed: 0 when the two versions say the same. */
  count: number;
}

export const NOT_GIVEN = 'non indicato';

const listOf = (key: string): string => key.replace(/\.\d+$/, '');
const ownName = (block: SheetBlock, field: SheetField): string =>
  field.key.slice(block.key.length + 1);
const shownOf = (field: SheetField | undefined): string => field?.value?.shown ?? NOT_GIVEN;
const contentOf = (block: SheetBlock): string =>
  JSON.stringify(block.fields.map((field) => [ownName(block, field), field.value?.shown ?? null]));

/** Blocks by list: `window.1` and `window.2` are both of `window`. */
function byList(blocks: readonly SheetBlock[]): Map<string, SheetBlock[]> {
  const lists = new Map<string, SheetBlock[]>();
  for (const block of blocks)
    lists.set(listOf(block.key), [...(lists.get(listOf(block.key)) ?? []), block]);
  return lists;
}

function compare(before: SheetBlock, now: SheetBlock): BlockChange | null {
  const then = new Map(before.fields.map((field) => [ownName(before, field), field]));
  const asked = new Set(now.fields.map((field) => ownName(now, field)));
  const changed = now.fields
    .map((field) => [field, then.get(ownName(now, field))] as const)
    .filter(([field, old]) => shownOf(field) !== shownOf(old));
  const gone = before.fields.filter(
    (field) => field.value !== null && !asked.has(ownName(before, field)),
  );
  if (changed.length + gone.length === 0) return null;
  return {
    kind: 'changed',
    before: Object.fromEntries(changed.map(([field, old]) => [field.key, shownOf(old)])),
    gone,
  };
}

/**
 * What changed from one version of a dossier to another, in the words and the order of ENEA's form: what an operator has
 * to look at again after corrections. Rows of a list are matched by what they say, not by their number.
 */
export function sheetChanges(before: DossierForm, now: DossierForm): SheetChanges {
  const blocks: Record<string, BlockChange> = {};
  const removed: SheetBlock[] = [];
  const [then, today] = [byList(eneaSheet(before)), byList(eneaSheet(now))];
  for (const list of new Set([...today.keys(), ...then.keys()])) {
    const [older, newer] = [then.get(list) ?? [], today.get(list) ?? []];
    for (const pair of align(older, newer, (a, b) => contentOf(a) === contentOf(b))) {
      const [old, block] = [
        pair.before === null ? undefined : older[pair.before],
        pair.now === null ? undefined : newer[pair.now],
      ];
      if (old === undefined && block !== undefined)
        blocks[block.key] = { kind: 'added', before: {}, gone: [] };
      else if (old !== undefined && block === undefined) removed.push(old);
      else if (old !== undefined && block !== undefined) {
        const change = compare(old, block);
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

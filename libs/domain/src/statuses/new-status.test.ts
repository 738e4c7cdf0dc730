import { describe, expect, it } from 'vitest';
import {
  deriveListFilters,
  selectStatusCodes,
  STATUSES,
  TRANSITIONS,
  type StatusCode,
  type StatusRow,
  type StatusTable,
  type TransitionEffects,
} from '../index.js';

/** What adding a status asks for: one row, complete, and the transitions that lead there and away. */
const ONHOLD: StatusRow = {
  name: 'Sospesa',
  statusPercentage: 50,
  colour: 'blue',
  ownerList: 'PROCESSING',
  officeList: 'RECEIVED',
  isOpen: false,
  isFiled: false,
  isCompleted: false,
  isAssignable: true,
  isSelectable: true,
  returnKind: null,
  documentRequestRefusal: null,
  weeklyFigure: null,
};
type ScratchCode = StatusCode | 'ONHOLD';
const SCRATCH: StatusTable<ScratchCode> = { ...STATUSES, ONHOLD };

describe('a new status', () => {
  it('stands in the lists its row names, beside all the others', () => {
    expect(deriveListFilters(SCRATCH)).toEqual({
      DRAFT: ['DRAFT', 'WAITING', 'REJECTED'],
      PROCESSING: ['SENT', 'ACCEPTED', 'ONHOLD'],
      RECEIVED: ['SENT', 'WAITING', 'ACCEPTED', 'ONHOLD'],
      ELABORATED: ['SENTTOENEA', 'SELLED'],
    });
  });

  it('is in progress or open as its row says', () => {
    expect(selectStatusCodes(SCRATCH, (row) => !row.isOpen && !row.isCompleted)).toContain(
      'ONHOLD',
    );
    expect(selectStatusCodes(SCRATCH, (row) => row.isAssignable)).toContain('ONHOLD');
    expect(selectStatusCodes(SCRATCH, (row) => row.isOpen)).not.toContain('ONHOLD');
  });

  it('stands in a list of its owner, like every status', () => {
    const lists = deriveListFilters(SCRATCH);
    for (const code of Object.keys(SCRATCH) as ScratchCode[])
      expect([lists.DRAFT, lists.PROCESSING, lists.ELABORATED].flat()).toContain(code);
  });

  it('does not compile without a list of its owner', () => {
    // @ts-expect-error a dossier would stand in no list of its owner
    const listless: StatusRow = { ...ONHOLD, ownerList: null };
    expect(listless.ownerList).toBeNull();
  });

  it('does not compile with a part left out', () => {
    const { isOpen, ownerList, documentRequestRefusal, weeklyFigure, ...rest } = ONHOLD;
    // @ts-expect-error whether the data is frozen is missing
    const rows: StatusRow[] = [{ ...rest, ownerList, documentRequestRefusal, weeklyFigure }];
    // @ts-expect-error the owner's list is missing
    rows.push({ ...rest, isOpen, documentRequestRefusal, weeklyFigure });
    // @ts-expect-error the answer to a document request is missing
    rows.push({ ...rest, isOpen, ownerList, weeklyFigure });
    // @ts-expect-error the figure of the work board is missing
    rows.push({ ...rest, isOpen, ownerList, documentRequestRefusal });
    // @ts-expect-error the table of the portal would lack the row
    const table: StatusTable<ScratchCode> = STATUSES;
    expect([rows.length, Object.keys(table).length]).toEqual([4, Object.keys(STATUSES).length]);
  });
});

describe('a new transition', () => {
  it('does not compile without saying what the owner is told and whether it is audited', () => {
    // @ts-expect-error what the owner is told is missing
    const untold: TransitionEffects = { isAudited: true };
    // @ts-expect-error whether it is audited is missing
    const unaudited: TransitionEffects = { notify: 'advanced' };
    expect([untold.isAudited, unaudited.notify]).toEqual([true, 'advanced']);
  });

  it('asks for a reason exactly where it leads back to the owner', () => {
    for (const { to, effects } of TRANSITIONS) {
      const returns = STATUSES[to].returnKind !== null;
      expect([to, effects.reasonRequired === true, effects.notify === 'returned']).toEqual([
        to,
        returns,
        returns,
      ]);
    }
  });

  it('tells the owner of the completion only where the dossier is completed', () => {
    for (const { to, effects } of TRANSITIONS)
      expect(effects.notify === 'completed').toBe(STATUSES[to].isCompleted);
  });

  it('reaches every status, and leaves every status that is not completed', () => {
    for (const [code, row] of Object.entries(STATUSES)) {
      expect(TRANSITIONS.some(({ to }) => to === code)).toBe(true);
      expect(TRANSITIONS.some(({ from }) => (from as readonly string[]).includes(code))).toBe(
        !row.isCompleted,
      );
    }
  });
});

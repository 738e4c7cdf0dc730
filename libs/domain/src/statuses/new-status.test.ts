import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import {
  deriveListFilters,
  selectStatusCodes,
  STATUSES,
  TRANSITIONS,
  type StatusCode,
  type StatusRow,
  type StatusTable,
  type Transition,
  type TransitionEffects,
} from '../index.js';

/** What a new status requires: one complete row, and the transitions to and from it. */
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

/** A row with other values in some parts. */
type Complete<Change> = Omit<StatusRow, keyof Change> & Change;
/** The parts without which a row still compiles. */
type PartsThatMayBeMissing<Row> = {
  [Part in keyof Row]-?: Omit<Row, Part> extends Row ? Part : never;
}[keyof Row];

describe('a new status', () => {
  it('is in the lists that its row names, beside all other statuses', () => {
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

  it('is in a list of the owner, like every status', () => {
    const lists = deriveListFilters(SCRATCH);
    for (const code of Object.keys(SCRATCH) as ScratchCode[])
      expect([lists.DRAFT, lists.PROCESSING, lists.ELABORATED].flat()).toContain(code);
  });

  it('does not compile without a list of its owner', () => {
    expectTypeOf<Complete<{ ownerList: null }>>().not.toExtend<StatusRow>();
    expectTypeOf<Complete<{ ownerList: 'RECEIVED' }>>().not.toExtend<StatusRow>();
    expectTypeOf<Complete<{ ownerList: 'PROCESSING' }>>().toExtend<StatusRow>();
  });

  it('does not compile with any part left out', () => {
    expectTypeOf<PartsThatMayBeMissing<StatusRow>>().toBeNever();
  });

  it('does not compile in a table that lacks its row', () => {
    expectTypeOf<typeof STATUSES>().not.toExtend<StatusTable<ScratchCode>>();
    expectTypeOf<Record<ScratchCode, StatusRow>>().toExtend<StatusTable<ScratchCode>>();
  });
});

describe('a new transition', () => {
  it('does not compile without the notice to the owner and the audit flag', () => {
    expectTypeOf<{ isAudited: true }>().not.toExtend<TransitionEffects>();
    expectTypeOf<{ notify: 'advanced' }>().not.toExtend<TransitionEffects>();
    expectTypeOf<{ notify: 'advanced'; isAudited: true }>().toExtend<TransitionEffects>();
  });

  it('does not compile with any part left out', () => {
    expectTypeOf<PartsThatMayBeMissing<Transition>>().toBeNever();
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

  it('notifies the owner of the completion only where the dossier is completed', () => {
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

import { describe, expect, it } from '@jest/globals';
import {
  getLinkStage,
  isEditableStage,
  isOpenStatus,
  LINK_STAGES,
  STATUS_CODES,
  type LinkStage,
  type StatusCode,
} from '../index.js';

const TABLE: readonly [StatusCode, isReturned: boolean, isFinished: boolean, LinkStage][] = [
  ['DRAFT', false, false, 'collecting'],
  ['DRAFT', false, true, 'collected'],
  ['DRAFT', true, true, 'correcting'],
  ['WAITING', true, true, 'correcting'],
  ['WAITING', false, false, 'correcting'],
  ['REJECTED', true, false, 'correcting'],
  ['SENT', false, true, 'checking'],
  ['SENT', false, false, 'checking'],
  ['ACCEPTED', false, true, 'accepted'],
  ['SENTTOENEA', false, true, 'filed'],
  ['SELLED', false, true, 'completed'],
];

describe('where a dossier stands for its customer', () => {
  it.each(TABLE)('%s (returned %s, finished %s) is %s', (status, isReturned, isFinished, stage) =>
    expect(getLinkStage({ status, isReturned, isFinished })).toBe(stage),
  );

  it('opens the data exactly while the dossier is open', () => {
    for (const status of STATUS_CODES)
      for (const flag of [true, false])
        expect(isEditableStage(getLinkStage({ status, isReturned: flag, isFinished: flag }))).toBe(
          isOpenStatus(status),
        );
    expect(LINK_STAGES.filter(isEditableStage)).toEqual(['collecting', 'collected', 'correcting']);
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { ecobonusForm } from '../../../test/kit/dossier-fixtures.js';
import { CountDoubtsProcessor } from './count-doubts.processor.js';
import {
  DoubtCountsService,
  RECOUNTED_AT_ONCE,
  type CountDoubtsParams,
} from './doubt-counts.service.js';

/** As many dossiers of one person and unit as the comparison finds at the most. */
const SHARING = Array.from({ length: 300 }, (_, index) => 1_000 - index);

function createService() {
  const enqueueJob = jest.fn(async (_job: { payload: CountDoubtsParams }) => {});
  const service = new DoubtCountsService(
    {} as never,
    { enqueueJob } as never,
    { findDossierOrNull: async () => ({ id: 1, data: ecobonusForm() }) } as never,
    { findKeys: async () => new Map([[1, {}]]), deleteKeys: async () => {} } as never,
    {} as never,
    { findConcernedIds: async () => SHARING } as never,
    {} as never,
  );
  const counted: number[] = [];
  jest.spyOn(service, 'countDoubts').mockImplementation(async (id) => void counted.push(id));
  return { service, enqueueJob, counted };
}

describe('counting the doubts of a dossier that shares a person with hundreds', () => {
  it('counts itself and the nearest of them, and leaves the rest to the night', async () => {
    const { service, counted } = createService();
    await service.countWithOthers(1);
    expect(counted).toEqual([1, ...SHARING.slice(0, RECOUNTED_AT_ONCE)]);
  });

  it('counts as many when it is erased, and none of those that they are compared with', async () => {
    const { service, enqueueJob, counted } = createService();
    await service.forgetDossier(1);
    const data = enqueueJob.mock.calls[0]?.[0].payload;
    await new CountDoubtsProcessor(service).process({ data } as never);
    expect(counted).toEqual(SHARING.slice(0, RECOUNTED_AT_ONCE));
  });
});

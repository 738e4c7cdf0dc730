import { describe, expect, it, jest } from '@jest/globals';
import { ecobonusForm } from '../../../test/kit/dossier-fixtures.js';
import { DoubtCountsService, RECOUNTED_AT_ONCE } from './doubt-counts.service.js';

/** As many dossiers of one person and unit as the comparison finds at the most. */
const SHARING = Array.from({ length: 300 }, (_, index) => 1_000 - index);

function createService() {
  const enqueueJob = jest.fn(async (_job: { payload: { dossierIds: number[] } }) => {});
  const service = new DoubtCountsService(
    {} as never,
    { enqueueJob } as never,
    { findDossierOrNull: async () => ({ id: 1, data: ecobonusForm() }) } as never,
    { findKeys: async () => new Map([[1, {}]]), deleteKeys: async () => {} } as never,
    {} as never,
    { findConcernedIds: async () => SHARING } as never,
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

  it('asks for as many when it is erased', async () => {
    const { service, enqueueJob } = createService();
    await service.forgetDossier(1);
    expect(enqueueJob.mock.calls[0]?.[0].payload.dossierIds).toEqual(
      SHARING.slice(0, RECOUNTED_AT_ONCE),
    );
  });
});

import { Injectable } from '@nestjs/common';
import { buildDossierKeys, countUnseenDoubts, fingerprintDoubt } from '@pratiche/domain';
import { UnitOfWork } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/jobs/index.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { DossierComparisonRepository } from './dossier-comparison.repository.js';
import { DossierDoubtsService } from './dossier-doubts.service.js';
import { DossierKeyRepository } from './dossier-key.repository.js';
import { SeenDoubtRepository } from './seen-doubt.repository.js';

export const COUNT_DOUBTS = 'count-doubts';

/**
 * Most others that are counted anew when a dossier comes or goes: more than a household has. Who
 * shares a unit or a person with more waits for the night: one more changes little there, and each
 * count reads all the others.
 */
export const RECOUNTED_AT_ONCE = 10;

export interface CountDoubtsParams {
  dossierIds: number[];
  /** Not those that they are compared with. */
  isAlone?: boolean;
}

/** Keeps how many doubts a dossier has, for the lists, and the keys by which others are compared with it. */
@Injectable()
export class DoubtCountsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outboxService: OutboxService,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierKeyRepository: DossierKeyRepository,
    private readonly dossierComparisonRepository: DossierComparisonRepository,
    private readonly dossierDoubtsService: DossierDoubtsService,
    private readonly seenDoubtRepository: SeenDoubtRepository,
  ) {}

  /** In the transaction that freezes the data. */
  async saveKeys({ id, data }: Pick<Dossier, 'id' | 'data'>): Promise<void> {
    await this.dossierKeyRepository.replaceKeys(id, buildDossierKeys(data));
  }

  /**
   * In the transaction of the change. The counting comes after it, so that of two dossiers sent at
   * once the later one sees the other.
   */
  async requestCount(dossierIds: number[]): Promise<void> {
    await this.enqueueCount({ dossierIds });
  }

  /** Takes an erased dossier out of every comparison, in the transaction that erases it. */
  async forgetDossier(id: number): Promise<void> {
    const keys = (await this.dossierKeyRepository.findKeys([id])).get(id);
    if (keys === undefined) return;
    const ids = await this.dossierDoubtsService.findConcernedIds(id, keys);
    await this.dossierKeyRepository.deleteKeys(id);
    const dossierIds = ids.slice(0, RECOUNTED_AT_ONCE);
    if (dossierIds.length > 0) await this.enqueueCount({ dossierIds, isAlone: true });
  }

  /** Counts the doubts of a dossier and of those that are compared with it. */
  async countWithOthers(id: number): Promise<void> {
    const dossier = await this.dossierRepository.findDossierOrNull(id);
    if (dossier === null) return;
    const others = await this.dossierDoubtsService.findConcernedIds(
      id,
      buildDossierKeys(dossier.data),
    );
    for (const one of [id, ...others.slice(0, RECOUNTED_AT_ONCE)]) await this.countDoubts(one);
  }

  async countDoubts(id: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const dossier = await this.dossierRepository.findDossierOrNull(id);
      if (dossier === null) return;
      const { form, invoices, fitter, office, values } =
        await this.dossierDoubtsService.findDoubts(dossier);
      const marks = await this.seenDoubtRepository.listByDossier(id);
      const seen = new Set(marks.map(({ fingerprint }) => fingerprint));
      const numbers = {
        formDoubts: form.length,
        fitterMatches: invoices.length + fitter.length,
        officeMatches: invoices.length + office.length,
        seenDoubts: [...form, ...invoices, ...office].filter((doubt) =>
          seen.has(fingerprintDoubt(doubt, values)),
        ).length,
      };
      const counts = { ...numbers, needsReview: countUnseenDoubts(numbers) > 0 };
      const isSame = (Object.keys(counts) as (keyof typeof counts)[]).every(
        (name) => dossier[name] === counts[name],
      );
      if (!isSame) await this.dossierComparisonRepository.updateCounts(dossier, counts);
    });
  }

  /** A chunk of the keys of dossiers that were handed in before there were keys. @returns the last id, `null` at the end */
  async saveMissingKeys(after: number, count: number): Promise<number | null> {
    const ids = await this.dossierKeyRepository.findIdsWithoutKeys(after, count);
    for (const id of ids)
      await this.unitOfWork.run(async () => {
        const dossier = await this.dossierRepository.findDossierOrNull(id);
        if (dossier !== null) await this.saveKeys(dossier);
      });
    return ids.at(-1) ?? null;
  }

  private async enqueueCount(params: CountDoubtsParams): Promise<void> {
    await this.outboxService.enqueueJob({ kind: COUNT_DOUBTS, payload: params });
  }
}

import { Injectable } from '@nestjs/common';
import { DossierFilingRepository } from '../documents/dossier-filing.repository.js';
import { FilingCorrectionRepository } from '../documents/filing-correction.repository.js';
import { ListCacheService } from './list-cache.service.js';
import type { ListScope } from './list-scope.factory.js';
import { DossierListRepository } from './dossier-list.repository.js';
import { NameIndexRepository } from './name-index/name-index.repository.js';

/** A search that finds more is walked along the order of the list, where so many are met soon. */
const MAX_FOUND_IDS = 3_000;

/** Maximum number of candidates compared with the list; beyond it counting stops. */
const MAX_COMPARED_CANDIDATES = 20_000;
/** A text fragment occurs in a few words of one dossier at most. */
const MAX_HITS_PER_DOSSIER = 4;

/**
 * Lists narrowed by a part of a name: few rows are found first and then paged; many are read in the
 * order of the list.
 */
@Injectable()
export class ListSearchService {
  constructor(
    private readonly listCacheService: ListCacheService,
    private readonly dossierListRepository: DossierListRepository,
    private readonly nameIndexRepository: NameIndexRepository,
    private readonly dossierFilingRepository: DossierFilingRepository,
    private readonly filingCorrectionRepository: FilingCorrectionRepository,
  ) {}

  /** Ids of the list in its order; `null` when no text narrows it, or not enough. */
  async findMatchingIds(scope: ListScope): Promise<number[] | null> {
    if (scope.texts.length === 0) return null;
    return this.listCacheService.getOrCompute(
      this.listCacheService.getCacheEntry(scope),
      'found',
      () =>
        scope.accountId === null
          ? this.findIdsInAllDossiers(scope)
          : this.findIdsInOwnDossiers(scope),
    );
  }

  /**
   * Length of a list that `find` left open, not counted beyond `most`: along the names where that
   * is shorter than along the list.
   */
  async countMatches(scope: ListScope, most: number): Promise<number> {
    if (
      scope.texts.length === 0 ||
      scope.accountId !== null ||
      scope.number !== null ||
      scope.cpid !== null
    )
      return this.dossierListRepository.countRows(scope, most);
    return this.dossierListRepository.countRowsAmong(
      scope,
      this.nameIndexRepository.buildCandidateQuery(scope, MAX_COMPARED_CANDIDATES),
      most,
      MAX_HITS_PER_DOSSIER + scope.details.length,
    );
  }

  private async findIdsInAllDossiers(scope: ListScope): Promise<number[] | null> {
    const candidates = await this.nameIndexRepository.findCandidateIds(scope, MAX_FOUND_IDS);
    if (candidates === null) return null;
    const others = [scope.number, await this.findDossierIdByCpid(scope)].filter(
      (id) => id !== null,
    );
    return this.dossierListRepository.findIds(
      scope,
      others.length === 0 ? candidates : [...new Set([...candidates, ...others])],
      MAX_FOUND_IDS + 1,
    );
  }

  private async findDossierIdByCpid({ cpid }: ListScope): Promise<number | null> {
    if (cpid === null) return null;
    const filing =
      (await this.filingCorrectionRepository.findHolder(cpid)) ??
      (await this.dossierFilingRepository.findByCpid(cpid));
    return filing?.dossierId ?? null;
  }

  /** The names of one fitter's dossiers are adjacent in an index. */
  private async findIdsInOwnDossiers(scope: ListScope): Promise<number[] | null> {
    const ids = await this.dossierListRepository.findIds(scope, null, MAX_FOUND_IDS + 1);
    return ids.length > MAX_FOUND_IDS ? null : ids;
  }
}

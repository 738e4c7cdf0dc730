import { Injectable } from '@nestjs/common';
import type { CurrentCaller } from '../../platform/auth/index.js';
import type { DossierQuery } from '../list/dossier-query.types.js';
import { DossierListRepository } from '../list/dossier-list.repository.js';
import { buildListScope, type ListScope } from '../list/list-scope.factory.js';
import { ListSearchService } from '../list/list-search.service.js';
import { DossierClaimService } from '../claims/dossier-claim.service.js';
import { QueuePositionRepository } from './queue-position.repository.js';
import { selectAfter, selectBackwards, selectDossier, selectQueue } from './queue-scope.util.js';
import { DossierSkipService } from './dossier-skip.service.js';
import type {
  QueueDirection,
  QueueDossierDto,
  QueueNeighboursDto,
  QueueNextDto,
} from './dto/queue.dto.js';

/** Candidates looked at before the list is asked again: as many operators may take one each. */
const CANDIDATES = 25;

interface QueueStep {
  /** The dossier that is left; `null` at the head of the list. */
  from: number | null;
  /** The dossier that the page names as the next; `null` where it names none. */
  named: number | null;
  direction: QueueDirection;
}

/** A part of the way. */
interface QueuePart {
  from: number | null;
  /** The dossier that is left, which an act may have moved: it is not given again. */
  left: number | null;
  most: number;
}

/** The way through a list, one dossier after the other. */
@Injectable()
export class QueueService {
  constructor(
    private readonly dossierListRepository: DossierListRepository,
    private readonly listSearchService: ListSearchService,
    private readonly queuePositionRepository: QueuePositionRepository,
    private readonly dossierClaimService: DossierClaimService,
    private readonly dossierSkipService: DossierSkipService,
  ) {}

  /** The rows before and after a dossier, as `takeNext` would give them. */
  async findNeighbours(
    caller: CurrentCaller,
    query: DossierQuery,
    id: number,
  ): Promise<QueueNeighboursDto> {
    const scope = buildListScope(caller, query);
    const [previous] = await this.listPreviousIds(caller, query, scope, { from: id, most: 1 });
    const [next] = await this.listNextIds(caller, query, scope, { from: id, left: id, most: 1 });
    const rows = await this.listDossiers(scope, [previous, next]);
    return {
      previous: rows.find((row) => row.id === previous) ?? null,
      next: rows.find((row) => row.id === next) ?? null,
    };
  }

  /**
   * Gives the caller the next dossier of a list, or the one before. In a queue no other operator gets it meanwhile;
   * a lost race leads to the one after it. Who leaves a dossier without an act says why first.
   */
  async takeNext(
    caller: CurrentCaller,
    query: DossierQuery,
    { openMs, ...step }: QueueStep & { openMs: number | null },
  ): Promise<QueueNextDto> {
    const { from } = step;
    const scope = buildListScope(caller, query);
    const isQueue = selectQueue(scope, query.filters, toOperator(caller)) !== null;
    if (isQueue && from !== null && openMs !== null)
      if (await this.dossierSkipService.isReasonMissing(caller, from, openMs))
        return { next: null, isReasonMissing: true };
    return {
      next: await this.giveNext(caller, query, scope, { ...step, isQueue }),
      isReasonMissing: false,
    };
  }

  private async giveNext(
    caller: CurrentCaller,
    query: DossierQuery,
    scope: ListScope,
    { from, named, direction, isQueue }: QueueStep & { isQueue: boolean },
  ): Promise<QueueDossierDto | null> {
    // An act may have moved the dossier that is left: the way goes on from the one that was named.
    const part = { from: named ?? from, left: from, most: CANDIDATES };
    for (let isFirst = true; ; isFirst = false) {
      const free =
        isFirst && named !== null ? await this.findNamed(caller, query, scope, named) : [];
      const others =
        direction === 'previous'
          ? await this.listPreviousIds(caller, query, scope, part)
          : await this.listNextIds(caller, query, scope, part);
      const ids = [...free, ...others];
      if (ids.length === 0) return null;
      for (const id of ids) {
        if (isQueue && !(await this.dossierClaimService.claimDossier(caller.id, id))) continue;
        return (await this.listDossiers(scope, [id]))[0] ?? null;
      }
    }
  }

  /** The named dossier, where the list still has it for this operator. */
  private async findNamed(
    caller: CurrentCaller,
    { filters }: DossierQuery,
    scope: ListScope,
    named: number,
  ): Promise<number[]> {
    const target = selectQueue(scope, filters, toOperator(caller)) ?? scope;
    return this.findIds(selectDossier(target, named), scope, 1);
  }

  /** What comes after a dossier; a queue begins again at its end, because its head fills up too. */
  private async listNextIds(
    caller: CurrentCaller,
    { filters }: DossierQuery,
    scope: ListScope,
    { from, left, most }: QueuePart,
  ): Promise<number[]> {
    const queue = selectQueue(scope, filters, toOperator(caller));
    const target = queue ?? scope;
    const beyond = from === null ? [] : await this.findIdsBeyond(target, scope, from, most);
    const after = beyond.filter((id) => id !== left);
    if (after.length > 0 || (queue === null && from !== null)) return after;
    const all = await this.findIds(target, scope, most + 2);
    return all.filter((id) => id !== from && id !== left).slice(0, most);
  }

  /** What comes before a dossier, nearest first. */
  private async listPreviousIds(
    caller: CurrentCaller,
    { filters }: DossierQuery,
    scope: ListScope,
    { from, most }: Pick<QueuePart, 'from' | 'most'>,
  ): Promise<number[]> {
    if (from === null) return [];
    return this.findIdsBeyond(
      selectBackwards(scope, filters, toOperator(caller)),
      scope,
      from,
      most,
    );
  }

  private async findIdsBeyond(
    target: ListScope,
    scope: ListScope,
    id: number,
    most: number,
  ): Promise<number[]> {
    const cursor = await this.queuePositionRepository.findCursor(id, target.order);
    return cursor === null ? [] : this.findIds(selectAfter(target, cursor), scope, most);
  }

  /** A search finds its few rows by their names, in the list as it is told apart in the cache. */
  private async findIds(target: ListScope, scope: ListScope, most: number): Promise<number[]> {
    const found = await this.listSearchService.findMatchingIds(scope);
    return this.dossierListRepository.findIds(target, found, most);
  }

  private async listDossiers(
    scope: ListScope,
    ids: readonly (number | undefined)[],
  ): Promise<QueueDossierDto[]> {
    const rows = await this.dossierListRepository.findRowsByIds(
      { ...scope, reader: null },
      ids.filter((id) => id !== undefined),
    );
    return rows.map(({ id, client }) => ({ id, client }));
  }
}

const toOperator = ({ id }: CurrentCaller): { accountId: number; now: Date } => ({
  accountId: id,
  now: new Date(),
});

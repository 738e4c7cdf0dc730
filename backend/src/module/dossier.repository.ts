import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import {
  ASSIGNABLE_STATUS_CODES,
  isBackOffice,
  OPEN_STATUS_CODES,
  NOT_POSTPONED,
  POSTPONABLE_STATUS_CODES,
} from '@pratiche/domain';
import { Between, In, IsNull, MoreThan, Not, EntityManager, type FindOptionsWhere } from 'typeorm';
import { AccessLogService } from '../platform/audit/access-log.service.js';
import { afterCommit, getInsertedId } from '../platform/database/index.js';
import { DomainEventPublisherService } from '../platform/events/index.js';
import { notFound } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { DossierDataChangedEvent } from './dossier-data-changed.event.js';
import { Dossier } from './entities/dossier.entity.js';
import { createDossierAct } from './revision/dossier-act.factory.js';
import type { DossierAct } from './entities/dossier-act.types.js';
import { DossierStateService, type DossierStateColumns } from './revision/dossier-state.service.js';
import { ListCacheInvalidationService } from './list-cache-invalidation.service.js';

export type { Dossier } from './entities/dossier.entity.js';

export const DOSSIER_NOT_FOUND = 'La pratica richiesta non esiste o appartiene a un altro account.';

/** Columns an update may set. */
export type DossierChange = Partial<
  Omit<Dossier, 'id' | 'accountId' | 'created' | 'revision' | 'lastAct'>
>;

/** The act that a write records; `null` for a part of an act that is written in the same transaction. */
type WrittenAct = DossierAct | null;

/** A dossier that was compared with no other yet, and that waits for nothing. */
type NewDossier = Omit<
  Dossier,
  | 'id'
  | 'revision'
  | 'lastAct'
  | 'fitterMatches'
  | 'officeMatches'
  | 'seenDoubts'
  | 'postponedUntil'
  | 'postponement'
>;

/** What an act has left. */
type DossierMark = Pick<Dossier, 'version' | 'status' | 'operatorId' | 'postponedUntil'>;

/** Reads dossiers, and writes them only under the condition the writer read them in. */
@Injectable()
export class DossierRepository {
  constructor(
    private readonly listCacheInvalidationService: ListCacheInvalidationService,
    private readonly accessLogService: AccessLogService,
    private readonly domainEventPublisherService: DomainEventPublisherService,
    private readonly dossierStateService: DossierStateService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** @throws 404 when the dossier does not exist, was deleted, or belongs to another account */
  async findOwnedDossier(caller: CurrentCaller, id: number): Promise<Dossier> {
    const row = await this.findDossierOrFail(id);
    if (row.accountId !== caller.id) throw notFound(DOSSIER_NOT_FOUND);
    return row;
  }

  /** The back office reads all dossiers, which is noted; a fitter their own. Outside of any unit of work. */
  async findReadableDossier(caller: CurrentCaller, id: number): Promise<Dossier> {
    if (!isBackOffice(caller.role)) return this.findOwnedDossier(caller, id);
    const row = await this.findDossierOrFail(id);
    await this.accessLogService.recordAccess({
      by: caller,
      action: 'dossier-read',
      subject: { kind: 'dossier', id },
    });
    return row;
  }

  async findDossierOrFail(id: number): Promise<Dossier> {
    const row = await this.findDossierOrNull(id);
    if (row === null) throw notFound(DOSSIER_NOT_FOUND);
    return row;
  }

  /** `null` when the dossier does not exist or was deleted meanwhile. */
  async findDossierOrNull(id: number): Promise<Dossier | null> {
    return this.manager.findOneBy(Dossier, { id, deleted: IsNull() });
  }

  /** The forms of several dossiers; those that do not exist are left out. */
  async listForms(ids: readonly number[]): Promise<Pick<Dossier, 'id' | 'data'>[]> {
    return this.manager.find(Dossier, {
      select: { id: true, data: true },
      where: { id: In([...ids]), deleted: IsNull() },
    });
  }

  /** A deleted dossier of an account; `null` when there is none. */
  async findDeletedDossier(accountId: number, id: number): Promise<Dossier | null> {
    return this.manager.findOneBy(Dossier, { id, accountId, deleted: Not(IsNull()) });
  }

  async insertDossier(row: NewDossier): Promise<Dossier> {
    const result = await this.manager
      .createQueryBuilder()
      .insert()
      .into(Dossier)
      .values(row)
      .updateEntity(false)
      .execute();
    afterCommit(() => this.listCacheInvalidationService.invalidateLists(row));
    return {
      ...row,
      revision: 1,
      lastAct: null,
      fitterMatches: 0,
      officeMatches: 0,
      seenDoubts: 0,
      postponedUntil: NOT_POSTPONED,
      postponement: null,
      id: getInsertedId(result),
    };
  }

  /**
   * Locks the dossier in the revision that an operator saw, until the transaction ends: whoever acts
   * at the same moment waits, and finds another revision. Called before anything is read.
   * @param seen `null` where the caller does not say
   * @throws 409 with the present state when something was done since
   */
  async assertRevision(id: number, seen: number | null): Promise<void> {
    if (seen === null) return;
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(Dossier)
      .set({ revision: () => 'revision' })
      .where({ id, revision: seen, deleted: IsNull() })
      .execute();
    if (affected !== 1)
      throw await this.dossierStateService.createChangedProblem(await this.findDossierOrFail(id));
  }

  /** Reads the state that a page compares with the one it shows. @throws 404 */
  async findStateOrFail(id: number): Promise<DossierStateColumns> {
    const row = await this.manager.findOne(Dossier, {
      select: { id: true, revision: true, version: true, status: true, lastAct: true },
      where: { id, deleted: IsNull() },
    });
    if (row === null) throw notFound(DOSSIER_NOT_FOUND);
    return row;
  }

  /** After an act, in its transaction, and after a save: what the next act has to name. */
  async findRevision(id: number): Promise<number> {
    const row = await this.manager.findOneOrFail(Dossier, {
      select: { id: true, revision: true },
      where: { id },
    });
    return row.revision;
  }

  /** For an act that writes other tables alone. */
  async raiseRevision(id: number, act: DossierAct): Promise<void> {
    await this.updateRow({ id }, {}, act);
    // Lists are searched by what other tables hold, such as CPIDs.
    afterCommit(() => this.listCacheInvalidationService.invalidateOfficeLists());
  }

  /**
   * Every change of a dossier goes through here, so that none of them leaves the revision as it was.
   * @returns whether the row met the condition
   */
  private async updateRow(
    where: FindOptionsWhere<Dossier>,
    change: DossierChange,
    act: WrittenAct,
  ): Promise<boolean> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(Dossier)
      .set({
        ...change,
        ...(act === null ? {} : { lastAct: act }),
        revision: () => 'revision + 1',
      })
      .where(where)
      .execute();
    return affected === 1;
  }

  /**
   * Writes unless the dossier was saved, sent or deleted since it was read.
   * @returns whether it was written
   */
  async updateIfOpen(row: Dossier, change: DossierChange, act: WrittenAct): Promise<boolean> {
    const { id, version } = row;
    return this.updateAndPublish(
      row,
      { id, version, status: In([...OPEN_STATUS_CODES]), deleted: IsNull() },
      change,
      act,
    );
  }

  /** Writes if the dossier still has the data and the status it was read with; says whether it did. */
  async updateIfUnchanged(row: Dossier, change: DossierChange, act: WrittenAct): Promise<boolean> {
    const { id, version, status } = row;
    return this.updateAndPublish(row, { id, version, status, deleted: IsNull() }, change, act);
  }

  /** Writes if the dossier still has the status it was read in; says whether it did. */
  async updateIfStatusUnchanged(
    row: Dossier,
    change: DossierChange,
    act: WrittenAct,
  ): Promise<boolean> {
    const { id, status } = row;
    return this.updateAndPublish(row, { id, status, deleted: IsNull() }, change, act);
  }

  /**
   * Locks the dossier if it still has the status it was read in, and leaves it as it is.
   * @returns whether it has
   */
  async lockInStatus({ id, status }: Dossier): Promise<boolean> {
    const { affected } = await this.manager.update(
      Dossier,
      { id, status, deleted: IsNull() },
      { status },
    );
    return affected === 1;
  }

  private async updateAndPublish(
    row: Dossier,
    where: FindOptionsWhere<Dossier>,
    change: DossierChange,
    act: WrittenAct,
  ): Promise<boolean> {
    const isWritten = await this.updateRow(where, change, act);
    this.invalidateListsAfterCommit(row, change);
    if (isWritten) await this.publishDataChange(row, change);
    return isWritten;
  }

  /** Listeners learn of new data where it is written, so that no way of writing it passes them by. */
  private async publishDataChange(row: Dossier, { data }: DossierChange): Promise<void> {
    if (data !== undefined)
      await this.domainEventPublisherService.publishEvent(new DossierDataChangedEvent(row, data));
  }

  /** Takes a dossier back to what it was before an act, if it still is as the act left it. */
  async restoreIfUnchanged(
    row: Dossier,
    { version, status, operatorId, postponedUntil }: DossierMark,
    change: DossierChange,
    act: DossierAct,
  ): Promise<boolean> {
    const isRestored = await this.updateRow(
      {
        id: row.id,
        version,
        status,
        operatorId: operatorId ?? IsNull(),
        postponedUntil,
        deleted: IsNull(),
      },
      change,
      act,
    );
    this.invalidateListsAfterCommit(row, change);
    return isRestored;
  }

  /**
   * Brings a postponed dossier back among those the back office can work on.
   * @param until only one that waits for this; left out, one that waits for anything
   * @returns whether it was postponed
   */
  async endPostponement(id: number, act: DossierAct, until?: string): Promise<boolean> {
    const isEnded = await this.updateRow(
      {
        id,
        status: In([...POSTPONABLE_STATUS_CODES]),
        postponedUntil: until ?? Not(NOT_POSTPONED),
        deleted: IsNull(),
      },
      { postponedUntil: NOT_POSTPONED, postponement: null, workRank: 0 },
      act,
    );
    if (!isEnded) return false;
    afterCommit(() => this.listCacheInvalidationService.invalidateOfficeLists());
    return true;
  }

  /** Postponed dossiers whose day has come, at most `limit`. */
  async listPostponedUntil(today: string, limit: number): Promise<Dossier[]> {
    return this.manager.find(Dossier, {
      where: { officeList: 'RECEIVED', postponedUntil: Between('0', today) },
      order: { postponedUntil: 'ASC' },
      take: limit,
    });
  }

  /**
   * Assigns an operator unless another one was assigned or the status changed since the row was
   * read.
   * @returns whether it was assigned
   */
  async assignOperator(
    row: Dossier,
    change: Pick<Dossier, 'operatorId' | 'operatorName'>,
    act: WrittenAct,
  ): Promise<boolean> {
    const isAssigned = await this.updateRow(
      {
        id: row.id,
        status: row.status,
        deleted: IsNull(),
        operatorId: row.operatorId ?? IsNull(),
      },
      change,
      act,
    );
    this.invalidateListsAfterCommit(row, change);
    return isAssigned;
  }

  /**
   * Gives a dossier without operator to the one who acts on it, where its status allows one.
   * @returns whether it had none
   */
  async assignFreeOperator(
    id: number,
    change: Pick<Dossier, 'operatorId' | 'operatorName'>,
    act: WrittenAct,
  ): Promise<boolean> {
    const isAssigned = await this.updateRow(
      {
        id,
        operatorId: IsNull(),
        deleted: IsNull(),
        status: In([...ASSIGNABLE_STATUS_CODES]),
      },
      change,
      act,
    );
    if (!isAssigned) return false;
    afterCommit(() => this.listCacheInvalidationService.invalidateOfficeLists());
    return true;
  }

  /**
   * Changes the deadline unless the dossier was saved meanwhile. Does not count as a change by its
   * owner.
   */
  async updateDeadline(row: Dossier, deadlineDate: string | null): Promise<void> {
    await this.manager.update(Dossier, { id: row.id, version: row.version }, { deadlineDate });
    this.invalidateListsAfterCommit(row, { deadlineDate });
  }

  /** Dossiers of an account with a higher id than `after`, lowest first, at most `limit`. */
  async listDossiersOfAccount(accountId: number, after: number, limit: number): Promise<Dossier[]> {
    return this.manager.find(Dossier, {
      where: { accountId, deleted: IsNull(), id: MoreThan(after) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** Drafts, returned dossiers included, whose last day to send is one of the days. */
  async listDraftIdsDueOn(days: readonly string[]): Promise<number[]> {
    const rows = await this.manager.find(Dossier, {
      select: { id: true },
      where: { ownerList: 'DRAFT', deadlineDate: In([...days]) },
      order: { id: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }

  /**
   * Locks the row of a dossier that is still open, until the transaction ends, because its owner
   * changes something that belongs to it; says whether it is open.
   */
  async lockOpenDossier(
    id: number,
    act: DossierAct = createDossierAct('dossier-change', null),
  ): Promise<boolean> {
    return this.updateRow(
      { id, status: In([...OPEN_STATUS_CODES]), deleted: IsNull() },
      { updated: new Date() },
      act,
    );
  }

  /** Brings a deleted dossier back into its lists; says whether it was still deleted. */
  async restoreDossier(row: Dossier, lists: DossierChange): Promise<boolean> {
    const isRestored = await this.updateRow(
      { id: row.id, deleted: Not(IsNull()) },
      { ...lists, deleted: null },
      createDossierAct('dossier-change', { id: row.accountId }),
    );
    this.listCacheInvalidationService.invalidateLists(row, lists);
    return isRestored;
  }

  /**
   * Invalidates only after the commit, so that a concurrent reader does not cache the old list as
   * the new one.
   */
  private invalidateListsAfterCommit(row: Dossier, change: DossierChange): void {
    afterCommit(() => this.listCacheInvalidationService.invalidateLists(row, change));
  }
}

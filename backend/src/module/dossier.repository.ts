import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { ASSIGNABLE_STATUS_CODES, isBackOffice, OPEN_STATUS_CODES } from '@pratiche/domain';
import { NOT_POSTPONED, POSTPONABLE_STATUS_CODES } from '@pratiche/domain/working-day';
import { Between, In, IsNull, MoreThan, Not, EntityManager } from 'typeorm';
import { AccessLogService } from '../platform/audit/access-log.service.js';
import { afterCommit, getInsertedId } from '../platform/database/index.js';
import { DomainEventPublisherService } from '../platform/events/index.js';
import { notFound } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { DossierDataChangedEvent } from './dossier-data-changed.event.js';
import { Dossier } from './entities/dossier.entity.js';
import { ListCacheInvalidationService } from './list-cache-invalidation.service.js';

export type { Dossier } from './entities/dossier.entity.js';

export const DOSSIER_NOT_FOUND = 'La pratica richiesta non esiste o appartiene a un altro account.';

/** Columns an update may set. */
export type DossierChange = Partial<Omit<Dossier, 'id' | 'accountId' | 'created'>>;

/** A dossier that was compared with no other yet, and that waits for nothing. */
type NewDossier = Omit<
  Dossier,
  'id' | 'fitterMatches' | 'officeMatches' | 'postponedUntil' | 'postponement'
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
      fitterMatches: 0,
      officeMatches: 0,
      postponedUntil: NOT_POSTPONED,
      postponement: null,
      id: getInsertedId(result),
    };
  }

  /**
   * Writes unless the dossier was saved, sent or deleted since it was read.
   * @returns whether it was written
   */
  async updateIfOpen(row: Dossier, change: DossierChange): Promise<boolean> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(Dossier)
      .set(change)
      .where('id = :id AND version = :version AND status IN (:...open) AND deleted IS NULL', {
        id: row.id,
        version: row.version,
        open: OPEN_STATUS_CODES,
      })
      .execute();
    this.invalidateListsAfterCommit(row, change);
    await this.publishDataChange(row, change, affected);
    return affected === 1;
  }

  /** Writes if the dossier still has the data and the status it was read with; says whether it did. */
  async updateIfUnchanged(row: Dossier, change: DossierChange): Promise<boolean> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(Dossier)
      .set(change)
      .where('id = :id AND version = :version AND status = :status AND deleted IS NULL', {
        id: row.id,
        version: row.version,
        status: row.status,
      })
      .execute();
    this.invalidateListsAfterCommit(row, change);
    await this.publishDataChange(row, change, affected);
    return affected === 1;
  }

  /** Writes if the dossier still has the status it was read in; says whether it did. */
  async updateIfStatusUnchanged(row: Dossier, change: DossierChange): Promise<boolean> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(Dossier)
      .set(change)
      .where('id = :id AND status = :status AND deleted IS NULL', {
        id: row.id,
        status: row.status,
      })
      .execute();
    this.invalidateListsAfterCommit(row, change);
    await this.publishDataChange(row, change, affected);
    return affected === 1;
  }

  /** Listeners learn of new data where it is written, so that no way of writing it passes them by. */
  private async publishDataChange(
    row: Dossier,
    { data }: DossierChange,
    affected: number | undefined,
  ): Promise<void> {
    if (affected === 1 && data !== undefined)
      await this.domainEventPublisherService.publishEvent(new DossierDataChangedEvent(row, data));
  }

  /** Takes a dossier back to what it was before an act, if it still is as the act left it. */
  async restoreIfUnchanged(
    row: Dossier,
    { version, status, operatorId, postponedUntil }: DossierMark,
    change: DossierChange,
  ): Promise<boolean> {
    const { affected } = await this.manager.update(
      Dossier,
      {
        id: row.id,
        version,
        status,
        operatorId: operatorId ?? IsNull(),
        postponedUntil,
        deleted: IsNull(),
      },
      change,
    );
    this.invalidateListsAfterCommit(row, change);
    return affected === 1;
  }

  /**
   * Brings a postponed dossier back among those the back office can work on.
   * @param until only one that waits for this; left out, one that waits for anything
   * @returns whether it was postponed
   */
  async endPostponement(id: number, until?: string): Promise<boolean> {
    const { affected } = await this.manager.update(
      Dossier,
      {
        id,
        status: In([...POSTPONABLE_STATUS_CODES]),
        postponedUntil: until ?? Not(NOT_POSTPONED),
        deleted: IsNull(),
      },
      { postponedUntil: NOT_POSTPONED, postponement: null, workRank: 0 },
    );
    if (affected !== 1) return false;
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
  ): Promise<boolean> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(Dossier)
      .set(change)
      .where({
        id: row.id,
        status: row.status,
        deleted: IsNull(),
        operatorId: row.operatorId ?? IsNull(),
      })
      .execute();
    this.invalidateListsAfterCommit(row, change);
    return affected === 1;
  }

  /**
   * Gives a dossier without operator to the one who acts on it, where its status allows one.
   * @returns whether it had none
   */
  async assignFreeOperator(
    id: number,
    change: Pick<Dossier, 'operatorId' | 'operatorName'>,
  ): Promise<boolean> {
    const { affected } = await this.manager.update(
      Dossier,
      {
        id,
        operatorId: IsNull(),
        deleted: IsNull(),
        status: In([...ASSIGNABLE_STATUS_CODES]),
      },
      change,
    );
    if (affected !== 1) return false;
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

  /** Locks the row of a dossier that is still open, until the transaction ends; says whether it is. */
  async lockOpenDossier(id: number): Promise<boolean> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(Dossier)
      .set({ updated: new Date() })
      .where('id = :id AND status IN (:...open) AND deleted IS NULL', {
        id,
        open: OPEN_STATUS_CODES,
      })
      .execute();
    return affected === 1;
  }

  /** Brings a deleted dossier back into its lists; says whether it was still deleted. */
  async restoreDossier(row: Dossier, lists: DossierChange): Promise<boolean> {
    const { affected } = await this.manager.update(
      Dossier,
      { id: row.id, deleted: Not(IsNull()) },
      { ...lists, deleted: null },
    );
    this.listCacheInvalidationService.invalidateLists(row, lists);
    return affected === 1;
  }

  /**
   * Invalidates only after the commit, so that a concurrent reader does not cache the old list as
   * the new one.
   */
  private invalidateListsAfterCommit(row: Dossier, change: DossierChange): void {
    afterCommit(() => this.listCacheInvalidationService.invalidateLists(row, change));
  }
}

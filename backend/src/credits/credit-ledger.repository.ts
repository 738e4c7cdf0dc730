import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { FilingKind, ServiceType } from '@pratiche/domain';
import {
  Brackets,
  In,
  LessThan,
  MoreThanOrEqual,
  EntityManager,
  type SelectQueryBuilder,
} from 'typeorm';
import { containsPattern, cappedCount, type CappedCount } from '../platform/database/index.js';
import { CreditMovement } from './credit-movement.entity.js';

export type LedgerMovement = CreditMovement;

/** What movements can be sorted by. */
export const MOVEMENT_SORT_FIELDS = ['created', 'amount'] as const;
export interface MovementSort {
  field: (typeof MOVEMENT_SORT_FIELDS)[number];
  descending: boolean;
}

export type LedgerParameter = string | number | boolean | Date | null;

export interface PaidFilings {
  serviceType: ServiceType | null;
  filing: FilingKind | null;
  filings: number;
  dossiers: number;
}

export interface MovementFilters {
  /** Of this account alone. */
  accountId?: number | undefined;
  dossierId?: number | undefined;
  types?: readonly CreditMovement['type'][] | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  words?:
    | {
        inDescription: string;
        orOfAccounts: readonly number[];
        orOfDossiers: readonly number[];
      }
    | undefined;
}

/**
 * The append-only ledger of credits. A caller that adds a row changes the package's residual in the
 * same transaction.
 */
@Injectable()
export class CreditLedgerRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async insertMovement({
    accountId,
    activePackageId,
    type,
    amount,
    dossierId,
    dossierServiceType,
    filing,
    refundOf,
    description,
    actorId,
  }: Omit<CreditMovement, 'id' | 'created'>): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(CreditMovement)
      .values({
        accountId,
        activePackageId,
        type,
        amount,
        dossierId,
        dossierServiceType,
        filing,
        refundOf,
        description,
        actorId,
        created: new Date(),
      })
      .updateEntity(false)
      .execute();
  }

  /**
   * Movements of one account or of all accounts, latest first, in pages: `before` is the number of
   * the last movement of the previous page.
   */
  async listMovementsBefore(
    accountId: number | null,
    before: number | null,
    size: number,
  ): Promise<LedgerMovement[]> {
    const where = {
      ...(accountId === null ? {} : { accountId }),
      ...(before === null ? {} : { id: LessThan(before) }),
    };
    return this.manager.find(CreditMovement, {
      where,
      order: { id: 'DESC' },
      take: size,
    });
  }

  /** Sum of all movements of an account before this one. */
  async sumMovementsBefore({
    accountId,
    id,
  }: Pick<LedgerMovement, 'accountId' | 'id'>): Promise<number> {
    return (
      (await this.manager.sum(CreditMovement, 'amount', {
        accountId,
        id: LessThan(id),
      })) ?? 0
    );
  }

  /** Returns one page, latest first unless sorted otherwise, with the total count. */
  async listMovementPage(
    filters: MovementFilters,
    page: { number: number; size: number },
    sort: MovementSort | null = null,
  ): Promise<CappedCount & { rows: LedgerMovement[] }> {
    const matching = this.buildFilterQuery(filters);
    const [rows, counted] = await Promise.all([
      applySort(matching.clone(), sort)
        .offset((page.number - 1) * page.size)
        .limit(page.size)
        .getMany(),
      cappedCount(matching, 'movement.id'),
    ]);
    return { rows, ...counted };
  }

  /** Hundredths by kind of movement. */
  async sumByType(filters: MovementFilters): Promise<Map<CreditMovement['type'], number>> {
    const rows = await this.buildFilterQuery(filters)
      .select('movement.type', 'type')
      .addSelect('SUM(movement.amount)', 'amount')
      .groupBy('movement.type')
      .getRawMany<{ type: CreditMovement['type']; amount: number | string }>();
    return new Map(rows.map(({ type, amount }) => [type, Number(amount)]));
  }

  /** What finds the numbers (`id`) of all movements, to be read elsewhere. */
  buildMovementIdQuery(filters: MovementFilters): { sql: string; parameters: LedgerParameter[] } {
    const [sql, parameters] = this.buildFilterQuery(filters)
      .select('movement.id', 'id')
      .getQueryAndParameters();
    return { sql, parameters: parameters as LedgerParameter[] };
  }

  private buildFilterQuery({
    accountId,
    dossierId,
    types,
    from,
    to,
    words,
  }: MovementFilters): SelectQueryBuilder<CreditMovement> {
    const query = this.manager.createQueryBuilder(CreditMovement, 'movement').where('1 = 1');
    if (accountId !== undefined) query.andWhere('movement.accountId = :accountId', { accountId });
    if (dossierId !== undefined) query.andWhere('movement.dossierId = :dossierId', { dossierId });
    if (types !== undefined) query.andWhere({ type: In([...types]) });
    if (from !== undefined) query.andWhere({ created: MoreThanOrEqual(from) });
    if (to !== undefined) query.andWhere({ created: LessThan(to) });
    if (words !== undefined) {
      const { inDescription, orOfAccounts, orOfDossiers } = words;
      query.andWhere(
        new Brackets((either) => {
          either.where("LOWER(movement.description) LIKE :like ESCAPE '!'", {
            like: containsPattern(inDescription.toLowerCase()),
          });
          if (orOfAccounts.length > 0)
            either.orWhere('movement.accountId IN (:...orOfAccounts)', { orOfAccounts });
          if (orOfDossiers.length > 0)
            either.orWhere('movement.dossierId IN (:...orOfDossiers)', { orOfDossiers });
        }),
      );
    }
    return query;
  }

  /** Filings that an account paid for since a moment and did not get back, by service and kind. */
  async countPaidFilings(accountId: number, since: Date): Promise<PaidFilings[]> {
    const rows = await this.manager
      .createQueryBuilder(CreditMovement, 'debit')
      .leftJoin(CreditMovement, 'refund', 'refund.refund_of = debit.id')
      .select('debit.dossierServiceType', 'serviceType')
      .addSelect('debit.filing', 'filing')
      .addSelect('COUNT(*)', 'filings')
      .addSelect('COUNT(DISTINCT debit.dossierId)', 'dossiers')
      .where("debit.accountId = :accountId AND debit.type = 'debit' AND refund.id IS NULL", {
        accountId,
      })
      .andWhere('debit.created >= :since', { since })
      .groupBy('debit.dossierServiceType')
      .addGroupBy('debit.filing')
      .getRawMany<Record<keyof PaidFilings, never>>();
    return rows.map(({ serviceType, filing, filings, dossiers }) => ({
      serviceType,
      filing,
      filings: Number(filings),
      dossiers: Number(dossiers),
    }));
  }

  /** Debits of a dossier that were not given back, in a fixed order so that two refunds lock alike. */
  async listOpenDebits(dossierId: number): Promise<CreditMovement[]> {
    return this.manager
      .createQueryBuilder(CreditMovement, 'debit')
      .leftJoin(CreditMovement, 'refund', 'refund.refund_of = debit.id')
      .where("debit.dossier_id = :dossierId AND debit.type = 'debit' AND refund.id IS NULL", {
        dossierId,
      })
      .orderBy('debit.activePackageId')
      .addOrderBy('debit.id')
      .getMany();
  }
}

/** Movements are numbered as they come, so that their number is their moment. */
function applySort(
  query: SelectQueryBuilder<CreditMovement>,
  sort: MovementSort | null,
): SelectQueryBuilder<CreditMovement> {
  const direction = sort?.descending === false ? 'ASC' : 'DESC';
  if (sort?.field === 'amount') query.orderBy('movement.amount', direction);
  return query.addOrderBy('movement.id', direction);
}

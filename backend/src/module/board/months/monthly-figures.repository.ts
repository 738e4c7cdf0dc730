import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { STATUS_CODES, STATUSES, type MovementType, type StatusCode } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { placeholders, toSqlParameter } from '../../../platform/database/index.js';
import { startOfRomeDay } from '../../../platform/time/rome-time.util.js';

const COUNTED_STATUSES = STATUS_CODES.filter((code) => STATUSES[code].weeklyFigure !== null);

/** A count or sum of a month, told by its place among the months. */
interface MonthRow {
  month: number | string;
  total: number | string;
}

/** Counts and sums by month: each query reads an index from the first month on. */
@Injectable()
export class MonthlyFiguresRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  countStatusChanges(months: readonly string[]): Promise<(MonthRow & { code: StatusCode })[]> {
    return this.queryByMonth(
      months,
      (month) =>
        `SELECT to_code AS code, ${month('at')} AS month, COUNT(*) AS total FROM dossier_status_changes
         WHERE at >= ? AND to_code IN (${placeholders(COUNTED_STATUSES)}) GROUP BY to_code, month`,
      COUNTED_STATUSES,
    );
  }

  countActiveFitters(months: readonly string[]): Promise<MonthRow[]> {
    return this.queryByMonth(
      months,
      (month) =>
        `SELECT ${month('c.at')} AS month, COUNT(DISTINCT d.account_id) AS total
         FROM dossier_status_changes c JOIN dossiers d ON d.id = c.dossier_id
         WHERE c.at >= ? AND c.to_code = ? GROUP BY month`,
      ['SENT'],
    );
  }

  /** Hundredths of credits by kind of movement. */
  sumCredits(months: readonly string[]): Promise<(MonthRow & { type: MovementType })[]> {
    return this.queryByMonth(
      months,
      (month) =>
        `SELECT type, ${month('created')} AS month, SUM(amount) AS total FROM credit_movements
         WHERE created >= ? GROUP BY type, month`,
    );
  }

  /** Euro cents without VAT. */
  sumRevenue(months: readonly string[]): Promise<MonthRow[]> {
    return this.queryByMonth(
      months,
      (month) =>
        `SELECT ${month('m.created')} AS month, SUM(p.price) AS total
         FROM credit_movements m JOIN active_packages p ON p.id = m.active_package_id
         WHERE m.created >= ? AND m.type = ? GROUP BY month`,
      ['recharge'],
    );
  }

  private async queryByMonth<Row>(
    months: readonly string[],
    write: (month: (column: string) => string) => string,
    values: readonly string[] = [],
  ): Promise<Row[]> {
    const begins = months.map((first) => startOfRomeDay(first));
    const month = (column: string): string =>
      `CASE ${begins
        .slice(1)
        .map((_, index) => `WHEN ${column} < ? THEN ${index}`)
        .join(' ')} ELSE ${begins.length - 1} END`;
    const parameters = [...begins.slice(1), begins[0] as Date, ...values];
    return this.manager.query<Row[]>(write(month), parameters.map(toSqlParameter));
  }
}

import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { ServiceType, SkipReason } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { isSqlite, toSqlParameter } from '../../platform/database/index.js';
import {
  hasText,
  lacksText,
  listGroupConditions,
  SHORT_REASON,
  type CountedFilters,
} from './counted/counted-selection.factory.js';

const SHOWN_REASONS = 5;

/** Dossiers of one service and operator that took the same number of days. */
export interface PerformanceRow {
  service: ServiceType;
  operatorId: number | null;
  operatorName: string | null;
  /** Whole days from the last sending to completion; `null` while it is not completed. */
  days: number | null;
  total: number;
  returned: number;
}

/** Counts what became of the dossiers of a period: rows by service, operator and day, never one per dossier. */
@Injectable()
export class WorkPerformanceRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** The dossiers of both office lists that were received since a moment. */
  async countReceivedSince(since: Date): Promise<PerformanceRow[]> {
    const days = isSqlite(this.manager.connection)
      ? 'CAST(julianday(completed) - julianday(sent) AS INTEGER)'
      : 'TIMESTAMPDIFF(DAY, sent, completed)';
    const rows = await this.manager.query<Record<keyof PerformanceRow, never>[]>(
      `SELECT service_type AS service, operator_id AS operatorId, MAX(operator_name) AS operatorName, ${days} AS days,
         COUNT(*) AS total,
         SUM(CASE WHEN EXISTS (SELECT 1 FROM dossier_status_changes c WHERE c.dossier_id = dossiers.id AND c.to_code = 'WAITING') THEN 1 ELSE 0 END) AS returned
       FROM dossiers WHERE office_list IN ('RECEIVED', 'ELABORATED') AND sent >= ?
       GROUP BY service_type, operator_id, days`,
      [toSqlParameter(since)],
    );
    return rows.map((row) => ({
      ...row,
      days: row.days === null ? null : Number(row.days),
      total: Number(row.total),
      returned: Number(row.returned),
    }));
  }

  /** The reasons given most often with requests for corrections since a moment, of all or of a group. */
  async listCorrectionReasons(
    since: Date,
    filters: CountedFilters = {},
    withoutTexts: readonly string[] = [],
  ): Promise<{ reason: string; total: number }[]> {
    const group = [
      ...listGroupConditions(filters),
      ...(withoutTexts.length === 0 ? [] : [lacksText(withoutTexts)]),
    ];
    const rows = await this.manager.query<{ reason: string; total: number | string }[]>(
      `SELECT ${SHORT_REASON} AS reason, COUNT(*) AS total FROM dossier_status_changes c
       ${group.some(([sql]) => sql.startsWith('d.')) ? 'JOIN dossiers d ON d.id = c.dossier_id' : ''}
       WHERE c.to_code = 'WAITING' AND c.at >= ? AND c.reason IS NOT NULL ${group.map(([sql]) => `AND ${sql}`).join(' ')}
       GROUP BY ${SHORT_REASON} ORDER BY total DESC, reason LIMIT ${SHOWN_REASONS}`,
      [since, ...group.flatMap(([, ...values]) => values)].map(toSqlParameter),
    );
    return rows.map(({ reason, total }) => ({ reason, total: Number(total) }));
  }

  /**
   * Requests for corrections since a moment by the ready texts whose words they have, and those
   * without any.
   */
  async countReasonsByTemplate(
    since: Date,
    groups: readonly { title: string; texts: readonly string[] }[],
    filters: CountedFilters = {},
  ): Promise<{ templates: { title: string; total: number }[]; others: number }> {
    const group = listGroupConditions(filters);
    const each = groups.map(({ texts }) => hasText(texts));
    const none = lacksText(groups.flatMap(({ texts }) => texts));
    const [row] = await this.manager.query<Record<string, number | string | null>[]>(
      `SELECT ${[...each, none].map(([sql], index) => `SUM(CASE WHEN ${sql} THEN 1 ELSE 0 END) AS t${index}`).join(', ')}
       FROM dossier_status_changes c ${group.length === 0 ? '' : 'JOIN dossiers d ON d.id = c.dossier_id'}
       WHERE c.to_code = 'WAITING' AND c.at >= ? AND c.reason IS NOT NULL ${group.map(([sql]) => `AND ${sql}`).join(' ')}`,
      [
        ...[...each, none].flatMap(([, ...values]) => values),
        since,
        ...group.flatMap(([, ...values]) => values),
      ].map(toSqlParameter),
    );
    const totalAt = (index: number): number => Number(row?.[`t${index}`] ?? 0);
    return {
      templates: groups.map(({ title }, index) => ({ title, total: totalAt(index) })),
      others: totalAt(groups.length),
    };
  }

  /** How often dossiers were left for each reason since a moment. */
  async countSkips(since: Date): Promise<{ reason: SkipReason; total: number }[]> {
    const rows = await this.manager.query<{ reason: SkipReason; total: number | string }[]>(
      'SELECT reason, COUNT(*) AS total FROM dossier_skips WHERE at >= ? GROUP BY reason',
      [toSqlParameter(since)],
    );
    return rows.map(({ reason, total }) => ({ reason, total: Number(total) }));
  }
}

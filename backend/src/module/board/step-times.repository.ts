import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { WORK_STEP_STATUSES, WORK_STEPS, type StatusCode, type WorkStep } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { isSqlite, placeholders, toSqlParameter } from '../../platform/database/index.js';

/** How long a step took in the middle case. */
export interface StepTimeRow {
  step: WorkStep;
  /** `null` where all are counted together. */
  operatorId: number | null;
  minutes: number;
  total: number;
}

const STEPS = WORK_STEPS.map((step) => ({ step, ...WORK_STEP_STATUSES[step] }));
const BEGINS: readonly StatusCode[] = [...new Set(STEPS.map(({ begins }) => begins))];

/**
 * Finds the middle of the times that steps took. The database sorts and picks it: a row per step, or
 * per step and operator, never one per dossier.
 */
@Injectable()
export class StepTimesRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** The middle time of each step that began since a moment and has ended, of all together. */
  async findMedians(since: Date): Promise<StepTimeRow[]> {
    return this.queryMedians(since, { isByOperator: false });
  }

  /** The same by the operator who ended the step; a wait for anybody is nobody's. */
  async findMediansByOperator(since: Date): Promise<StepTimeRow[]> {
    return this.queryMedians(since, { isByOperator: true });
  }

  private async queryMedians(
    since: Date,
    { isByOperator }: { isByOperator: boolean },
  ): Promise<StepTimeRow[]> {
    const group = isByOperator ? 'step, operatorId' : 'step';
    const rows = await this.manager.query<Record<keyof StepTimeRow, string | number | null>[]>(
      `SELECT step, operatorId, minutes, total FROM
         (SELECT step, operatorId, minutes, COUNT(*) OVER (PARTITION BY ${group}) AS total,
            ROW_NUMBER() OVER (PARTITION BY ${group} ORDER BY minutes) AS place
          FROM (${this.writeTimes(isByOperator)}) times) ranked
       WHERE place * 2 IN (total, total + 1)`,
      [...BEGINS, toSqlParameter(since)],
    );
    return rows.map((row) => ({
      step: row.step as WorkStep,
      operatorId: isByOperator ? Number(row.operatorId) : null,
      minutes: Number(row.minutes),
      total: Number(row.total),
    }));
  }

  /**
   * Each step that has ended, with its minutes. What was taken in charge by its very outcome only
   * waited; what had an operator all along, as after corrections, was only checked.
   */
  private writeTimes(isByOperator: boolean): string {
    const whole = this.writeMinutes('began', 'ended');
    const times: Readonly<Record<WorkStep, string>> = {
      charge: this.writeMinutes('began', 'taken'),
      check: `CASE WHEN taken IS NULL THEN ${whole} WHEN taken < ended THEN ${this.writeMinutes('taken', 'ended')} END`,
      file: whole,
      complete: whole,
    };
    const cases = STEPS.filter(({ step }) => !(step === 'charge' && isByOperator)).map(
      ({ step, begins, ends }) =>
        `WHEN step = '${step}' AND fromCode = '${begins}'${ends === null ? '' : ` AND toCode = '${ends}'`} THEN ${times[step]}`,
    );
    const steps = STEPS.map(({ step }) => `SELECT '${step}' AS step`).join(' UNION ALL ');
    return `SELECT step, operatorId, minutes FROM
      (SELECT step, operatorId, CASE ${cases.join(' ')} END AS minutes
       FROM (${this.writeSpans()}) spans CROSS JOIN (${steps}) steps) measured
      WHERE minutes IS NOT NULL${isByOperator ? ' AND operatorId IS NOT NULL' : ''}`;
  }

  /**
   * Each status that began since and ended, and who ended it. A dossier that came for the first time
   * is taken by the first charge, or by its outcome where that was the first act. A change that was
   * taken back has no next one that begins where it ended.
   */
  private writeSpans(): string {
    const id = isSqlite(this.manager.connection)
      ? 'CAST(c.dossier_id AS TEXT)'
      : "CONCAT('', c.dossier_id)";
    const sent = WORK_STEP_STATUSES.charge.begins;
    return `SELECT c.to_code AS fromCode, n.to_code AS toCode, c.at AS began, n.at AS ended, n.actor_id AS operatorId,
        CASE WHEN c.to_code = '${sent}' THEN COALESCE(
          (SELECT MIN(a.at) FROM audit_entries a WHERE a.subject_kind = 'dossier' AND a.subject_id = ${id}
             AND a.at >= c.at AND a.at <= n.at AND a.action IN ('charge-taken', 'assignment')),
          CASE WHEN NOT EXISTS (SELECT 1 FROM dossier_status_changes p
             WHERE p.dossier_id = c.dossier_id AND p.to_code = '${sent}' AND p.id < c.id) THEN n.at END) END AS taken
      FROM dossier_status_changes c JOIN dossier_status_changes n ON n.id =
        (SELECT MIN(x.id) FROM dossier_status_changes x WHERE x.dossier_id = c.dossier_id AND x.id > c.id)
      WHERE c.to_code IN (${placeholders(BEGINS)}) AND c.at >= ? AND n.from_code = c.to_code`;
  }

  private writeMinutes(from: string, to: string): string {
    return isSqlite(this.manager.connection)
      ? `(CAST(strftime('%s', ${to}) AS INTEGER) - CAST(strftime('%s', ${from}) AS INTEGER)) / 60`
      : `TIMESTAMPDIFF(MINUTE, ${from}, ${to})`;
  }
}

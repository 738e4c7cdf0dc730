import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import {
  addDays,
  WAITING_AGES,
  AMBER_DAYS,
  LIST_FILTERS,
  listLastMondays,
  getReceivedDateRange,
  RED_DAYS,
  STATUS_CODES,
  STATUSES,
  type OfficeList,
  type StatusCode,
  type WeeklyFigure,
} from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { placeholders, toSqlParameter } from '../../platform/database/index.js';
import { startOfRomeDay } from '../../platform/time/rome-time.util.js';
import type { UnreadDossiersDto } from './dto/unread-dossiers.dto.js';
import type { WorkBoardDto } from './dto/work-board.dto.js';

const RECEIVED_STATUSES = LIST_FILTERS.RECEIVED;
const COUNTED_STATUSES = STATUS_CODES.filter((code) => STATUSES[code].weeklyFigure !== null);

/** Counts the work of the back office: each query counts along an index that holds all it needs. */
@Injectable()
export class WorkBoardRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async countOpenByAge(today: string): Promise<WorkBoardDto['open']> {
    const begins = WAITING_AGES.slice(0, -1).map((age) =>
      startOfRomeDay(getReceivedDateRange(age, today).dateFrom ?? today),
    );
    const age = `CASE ${begins.map((_, index) => `WHEN sent >= ? THEN ${index}`).join(' ')} ELSE ${begins.length} END`;
    const rows = await this.queryRows<{ status: StatusCode; age: number; total: number | string }>(
      `SELECT status, ${age} AS age, COUNT(*) AS total FROM dossiers WHERE office_list = 'RECEIVED' GROUP BY status, age`,
      begins,
    );
    return RECEIVED_STATUSES.map((status) => ({
      status,
      ages: WAITING_AGES.map((_, index) =>
        Number(rows.find((row) => row.status === status && Number(row.age) === index)?.total ?? 0),
      ),
    }));
  }

  /** As the list of dossiers to be worked on counts them. */
  async countReceived(): Promise<number> {
    const [row] = await this.queryRows<{ total: number | string }>(
      "SELECT COUNT(*) AS total FROM dossiers WHERE office_list = 'RECEIVED'",
      [],
    );
    return Number(row?.total ?? 0);
  }

  async countByOperator(): Promise<Pick<WorkBoardDto, 'unassigned' | 'load'>> {
    const rows = await this.queryRows<{ id: number | null; total: number | string }>(
      "SELECT operator_id AS id, COUNT(*) AS total FROM dossiers WHERE office_list = 'RECEIVED' GROUP BY operator_id",
      [],
    );
    const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
    const names = await this.findOperatorNames(ids);
    const load = ids.map((id) => ({
      id,
      name: names.get(id) ?? `Account ${id}`,
      total: Number(rows.find((row) => row.id === id)?.total ?? 0),
    }));
    return {
      unassigned: Number(rows.find(({ id }) => id === null)?.total ?? 0),
      load: load.sort((one, other) => other.total - one.total),
    };
  }

  /** As their dossiers call them: found at the first entry of each in the index. */
  private async findOperatorNames(ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const one =
      "SELECT operator_id AS id, operator_name AS name FROM (SELECT operator_id, operator_name FROM dossiers WHERE office_list = 'RECEIVED' AND operator_id = ? LIMIT 1) first_of";
    const rows = await this.queryRows<{ id: number; name: string | null }>(
      ids.map((_, index) => one.replace('first_of', `first_${index}`)).join(' UNION ALL '),
      ids,
    );
    return new Map(rows.map(({ id, name }) => [id, name ?? `Account ${id}`]));
  }

  async countByDeadline(today: string): Promise<WorkBoardDto['deadlines']> {
    const rows = await this.queryRows<{
      light: keyof WorkBoardDto['deadlines'];
      total: number | string;
    }>(
      `SELECT CASE WHEN deadline_date < ? THEN 'past' WHEN deadline_date <= ? THEN 'red' ELSE 'amber' END AS light, COUNT(*) AS total
       FROM dossiers WHERE office_list = 'RECEIVED' AND deadline_date <= ? GROUP BY light`,
      [today, addDays(today, RED_DAYS), addDays(today, AMBER_DAYS)],
    );
    const of = (light: keyof WorkBoardDto['deadlines']): number =>
      Number(rows.find((row) => row.light === light)?.total ?? 0);
    return { past: of('past'), red: of('red'), amber: of('amber') };
  }

  async countByWeek(today: string): Promise<WorkBoardDto['weeks']> {
    const all = listLastMondays(today);
    const begins = all.map((monday) => startOfRomeDay(monday));
    const week = `CASE ${begins
      .slice(1)
      .map((_, index) => `WHEN at < ? THEN ${index}`)
      .join(' ')} ELSE ${begins.length - 1} END`;
    const rows = await this.queryRows<{ code: StatusCode; week: number; total: number | string }>(
      `SELECT to_code AS code, ${week} AS week, COUNT(*) AS total FROM dossier_status_changes
       WHERE to_code IN (${placeholders(COUNTED_STATUSES)}) AND at >= ? GROUP BY to_code, week`,
      [...begins.slice(1), ...COUNTED_STATUSES, begins[0] as Date],
    );
    const sumOf = (figure: WeeklyFigure, index: number): number =>
      rows
        .filter((row) => STATUSES[row.code].weeklyFigure === figure && Number(row.week) === index)
        .reduce((sum, { total }) => sum + Number(total), 0);
    return all.map((monday, index) => ({
      monday,
      received: sumOf('received', index),
      filed: sumOf('filed', index),
      completed: sumOf('completed', index),
    }));
  }

  async countOwnByStatus(callerId: number, today: string): Promise<WorkBoardDto['mine']> {
    const rows = await this.queryRows<{
      status: StatusCode;
      total: number | string;
      risk: number | string;
    }>(
      `SELECT status, COUNT(*) AS total, SUM(CASE WHEN deadline_date <= ? THEN 1 ELSE 0 END) AS risk
       FROM dossiers WHERE office_list = 'RECEIVED' AND operator_id = ? GROUP BY status`,
      [addDays(today, AMBER_DAYS), callerId],
    );
    return RECEIVED_STATUSES.map((status) => {
      const row = rows.find((one) => one.status === status);
      return { status, total: Number(row?.total ?? 0), atRisk: Number(row?.risk ?? 0) };
    });
  }

  /**
   * Dossiers with messages that the back office has not read, by its lists. The few threads are read
   * first, and each dossier by its number: a join would begin with all dossiers.
   */
  async countUnread(): Promise<UnreadDossiersDto> {
    const rows = await this.queryRows<{ list: OfficeList | null; total: number | string }>(
      `SELECT list, COUNT(*) AS total FROM
         (SELECT (SELECT d.office_list FROM dossiers d WHERE d.id = t.dossier_id) AS list
          FROM message_threads t WHERE t.office_unread > 0) unread
       GROUP BY list`,
      [],
    );
    const countOf = (list: OfficeList): number =>
      Number(rows.find((row) => row.list === list)?.total ?? 0);
    return { received: countOf('RECEIVED'), elaborated: countOf('ELABORATED') };
  }

  async countPostponed(today: string): Promise<number> {
    const [row] = await this.queryRows<{ total: number | string }>(
      "SELECT COUNT(*) AS total FROM dossiers WHERE office_list = 'RECEIVED' AND postponed_until > ?",
      [today],
    );
    return Number(row?.total ?? 0);
  }

  private async queryRows<Row>(
    sql: string,
    parameters: readonly (string | number | Date)[],
  ): Promise<Row[]> {
    return (await this.manager.query(sql, parameters.map(toSqlParameter))) as Row[];
  }
}

import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import {
  addDays,
  WAITING_AGES,
  AMBER_DAYS,
  findNextActor,
  listStatusesOf,
  UNTIL_ANSWER,
  LIST_FILTERS,
  listLastMondays,
  getReceivedDateRange,
  RED_DAYS,
  STATUS_CODES,
  STATUSES,
  type NextActor,
  type OfficeList,
  type StatusCode,
  type WeeklyFigure,
} from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { placeholders, toSqlParameter } from '../../platform/database/index.js';
import { startOfRomeDay } from '../../platform/time/rome-time.util.js';
import type { UnreadDossiersDto } from './dto/unread-dossiers.dto.js';
import type { OperatorLoadDto, WorkBoardDto } from './dto/work-board.dto.js';

const RECEIVED_STATUSES = LIST_FILTERS.RECEIVED;
const COUNTED_STATUSES = STATUS_CODES.filter((code) => STATUSES[code].weeklyFigure !== null);

/** Dossiers of one operator and status. */
interface OperatorRow {
  id: number | null;
  status: StatusCode;
  total: number | string;
}

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

  /** Open dossiers of each operator, and by who must act next. */
  async countByOperator(
    today: string,
    now: Date,
  ): Promise<Pick<WorkBoardDto, 'unassigned' | 'load' | 'waitingFor'>> {
    const [rows, postponed, outside] = await Promise.all([
      this.queryRows<OperatorRow>(
        "SELECT operator_id AS id, status, COUNT(*) AS total FROM dossiers WHERE office_list = 'RECEIVED' GROUP BY operator_id, status",
        [],
      ),
      this.queryRows<OperatorRow & { untilAnswer: number | string }>(
        `SELECT operator_id AS id, status, CASE WHEN postponed_until = ? THEN 1 ELSE 0 END AS untilAnswer, COUNT(*) AS total
         FROM dossiers WHERE office_list = 'RECEIVED' AND postponed_until > ? GROUP BY operator_id, status, untilAnswer`,
        [UNTIL_ANSWER, today],
      ),
      this.countOutside(now),
    ]);
    const ids = [...new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))];
    const names = await this.findOperatorNames(ids);
    const sum = (of: readonly OperatorRow[]): number =>
      of.reduce((all, { total }) => all + Number(total), 0);
    const late = postponed.map((row) => ({
      ...row,
      actor: findNextActor(row.status, Number(row.untilAnswer) === 1 ? 'answer' : 'day'),
    }));
    const sumLate = (actor: NextActor): number => sum(late.filter((row) => row.actor === actor));
    const sumTurn = (id: number | null): number => {
      const isTurn = (row: OperatorRow): boolean =>
        row.id === id && findNextActor(row.status) === 'office';
      return sum(rows.filter(isTurn)) - sum(postponed.filter(isTurn));
    };
    const toLoad = (count: (id: number) => number): OperatorLoadDto[] =>
      ids
        .map((id) => ({ id, name: names.get(id) ?? `Account ${id}`, total: count(id) }))
        .sort((one, other) => other.total - one.total);
    return {
      unassigned: sum(rows.filter(({ id }) => id === null)),
      load: toLoad((id) => sum(rows.filter((row) => row.id === id))),
      waitingFor: {
        operators: toLoad(sumTurn).filter(({ total }) => total > 0),
        unassigned: sumTurn(null),
        officeLater: sumLate('officeLater'),
        fitter: sum(rows.filter(({ status }) => findNextActor(status) === 'fitter')),
        fitterAnswer: sumLate('fitterAnswer'),
        ...outside,
      },
    };
  }

  /** Dossiers that the customer or ENEA must act on. */
  private async countOutside(now: Date): Promise<{ customer: number; enea: number }> {
    const [fitter, enea] = [listStatusesOf('fitter'), listStatusesOf('enea')];
    const [row] = await this.queryRows<{ customer: number | string; enea: number | string }>(
      `SELECT (SELECT COUNT(*) FROM dossiers d WHERE d.office_list = 'RECEIVED' AND d.status IN (${placeholders(fitter)})
           AND EXISTS (SELECT 1 FROM beneficiary_links l WHERE l.live_dossier_id = d.id AND l.finished IS NULL AND l.expires > ?)) AS customer,
         (SELECT COUNT(*) FROM dossiers e WHERE e.office_list = 'ELABORATED' AND e.status IN (${placeholders(enea)})) AS enea`,
      [...fitter, now, ...enea],
    );
    return { customer: Number(row?.customer ?? 0), enea: Number(row?.enea ?? 0) };
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

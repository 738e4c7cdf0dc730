import { InjectTransaction } from '@nestjs-cls/transactional';
import type { WorkBoard } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import {
  addDays,
  AGES,
  AMBER_DAYS,
  LIST_FILTERS,
  mondays,
  receivedWithin,
  RED_DAYS,
  todayInRome,
  type StatusCode,
} from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { bindable } from '../../platform/database/index.js';
import type { CurrentCaller } from '../../platform/security/index.js';
import { ListVersions } from '../list/list-versions.js';
import { startOfRomeDay } from '../../platform/time/rome-time.js';

type Shared = Omit<WorkBoard, 'mine'>;

/** Counts of everybody are worked out once for all who look; writes of other processes are noticed after this time. */
const LIFE_MS = 10_000;
const OPEN: readonly StatusCode[] = LIST_FILTERS.RECEIVED;

/** The work of the back office in numbers: five queries, each counting along an index that holds all it needs. */
@Injectable()
export class BoardService {
  private kept: { key: string; until: number; board: Promise<Shared> } | null = null;

  constructor(
    private readonly versions: ListVersions,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async of(caller: CurrentCaller): Promise<WorkBoard> {
    const today = todayInRome();
    const [shared, mine] = await Promise.all([this.shared(today), this.mine(caller.id, today)]);
    return { ...shared, mine };
  }

  private shared(today: string): Promise<Shared> {
    const key = `${today} ${this.versions.current(null)}`;
    if (this.kept !== null && this.kept.key === key && this.kept.until > Date.now())
      return this.kept.board;
    const board = this.count(today);
    this.kept = { key, until: Date.now() + LIFE_MS, board };
    board.catch(() => {
      this.kept = null;
    });
    return board;
  }

  private async count(today: string): Promise<Shared> {
    const [open, { unassigned, load }, deadlines, weeks] = await Promise.all([
      this.open(today),
      this.load(),
      this.deadlines(today),
      this.weeks(today),
    ]);
    return { today, open, unassigned, deadlines, load, weeks };
  }

  private async open(today: string): Promise<Shared['open']> {
    const begins = AGES.slice(0, -1).map((age) =>
      startOfRomeDay(receivedWithin(age, today).dateFrom ?? today),
    );
    const age = `CASE ${begins.map((_, index) => `WHEN sent >= ? THEN ${index}`).join(' ')} ELSE ${begins.length} END`;
    const rows = await this.query<{ status: StatusCode; age: number; total: number | string }>(
      `SELECT status, ${age} AS age, COUNT(*) AS total FROM dossiers WHERE office_list = 'RECEIVED' GROUP BY status, age`,
      begins,
    );
    return OPEN.map((status) => ({
      status,
      ages: AGES.map((_, index) =>
        Number(rows.find((row) => row.status === status && Number(row.age) === index)?.total ?? 0),
      ),
    }));
  }

  private async load(): Promise<Pick<Shared, 'unassigned' | 'load'>> {
    const rows = await this.query<{ id: number | null; total: number | string }>(
      "SELECT operator_id AS id, COUNT(*) AS total FROM dossiers WHERE office_list = 'RECEIVED' GROUP BY operator_id",
      [],
    );
    const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
    const names = await this.names(ids);
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
  private async names(ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const one =
      "SELECT operator_id AS id, operator_name AS name FROM (SELECT operator_id, operator_name FROM dossiers WHERE office_list = 'RECEIVED' AND operator_id = ? LIMIT 1) first_of";
    const rows = await this.query<{ id: number; name: string | null }>(
      ids.map((_, index) => one.replace('first_of', `first_${index}`)).join(' UNION ALL '),
      ids,
    );
    return new Map(rows.map(({ id, name }) => [id, name ?? `Account ${id}`]));
  }

  private async deadlines(today: string): Promise<Shared['deadlines']> {
    const rows = await this.query<{ light: keyof Shared['deadlines']; total: number | string }>(
      `SELECT CASE WHEN deadline_date < ? THEN 'past' WHEN deadline_date <= ? THEN 'red' ELSE 'amber' END AS light, COUNT(*) AS total
       FROM dossiers WHERE office_list = 'RECEIVED' AND deadline_date <= ? GROUP BY light`,
      [today, addDays(today, RED_DAYS), addDays(today, AMBER_DAYS)],
    );
    const of = (light: keyof Shared['deadlines']): number =>
      Number(rows.find((row) => row.light === light)?.total ?? 0);
    return { past: of('past'), red: of('red'), amber: of('amber') };
  }

  private async weeks(today: string): Promise<Shared['weeks']> {
    const all = mondays(today);
    const begins = all.map((monday) => startOfRomeDay(monday));
    const week = `CASE ${begins
      .slice(1)
      .map((_, index) => `WHEN at < ? THEN ${index}`)
      .join(' ')} ELSE ${begins.length - 1} END`;
    const rows = await this.query<{ code: StatusCode; week: number; total: number | string }>(
      `SELECT to_code AS code, ${week} AS week, COUNT(*) AS total FROM dossier_status_changes
       WHERE to_code IN ('SENT', 'SENTTOENEA', 'SELLED') AND at >= ? GROUP BY to_code, week`,
      [...begins.slice(1), begins[0] as Date],
    );
    const of = (code: StatusCode, index: number): number =>
      Number(rows.find((row) => row.code === code && Number(row.week) === index)?.total ?? 0);
    return all.map((monday, index) => ({
      monday,
      received: of('SENT', index),
      filed: of('SENTTOENEA', index),
      completed: of('SELLED', index),
    }));
  }

  private async mine(callerId: number, today: string): Promise<WorkBoard['mine']> {
    const rows = await this.query<{
      status: StatusCode;
      total: number | string;
      risk: number | string;
    }>(
      `SELECT status, COUNT(*) AS total, SUM(CASE WHEN deadline_date <= ? THEN 1 ELSE 0 END) AS risk
       FROM dossiers WHERE office_list = 'RECEIVED' AND operator_id = ? GROUP BY status`,
      [addDays(today, AMBER_DAYS), callerId],
    );
    return OPEN.map((status) => {
      const row = rows.find((one) => one.status === status);
      return { status, total: Number(row?.total ?? 0), atRisk: Number(row?.risk ?? 0) };
    });
  }

  private async query<Row>(
    sql: string,
    parameters: readonly (string | number | Date)[],
  ): Promise<Row[]> {
    return (await this.manager.query(sql, parameters.map(bindable))) as Row[];
  }
}

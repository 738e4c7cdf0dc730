import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { ServiceType, StatusCode } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { toSqlParameter } from '../../../platform/database/index.js';
import type { CountedSelection } from './counted-selection.factory.js';

/** Texts of SQLite, dates of the other databases. */
type RawMoment = string | Date;

export interface CountedRow {
  id: number;
  at: RawMoment;
  reason: string | null;
  officeList: string | null;
  client: string | null;
  businessName: string | null;
  serviceType: ServiceType | null;
  operatorName: string | null;
  status: StatusCode;
}

/** Lists what a figure of the board counts, latest first. */
@Injectable()
export class CountedDossiersRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async findPage(
    { source, at, reason, order, parameters }: CountedSelection,
    page: { number: number; size: number },
  ): Promise<{ rows: CountedRow[]; total: number }> {
    const values = parameters.map(toSqlParameter);
    const [rows, counted] = await Promise.all([
      this.manager.query<CountedRow[]>(
        `SELECT d.id AS id, ${at} AS at, ${reason} AS reason, d.office_list AS officeList, d.client AS client,
           d.business_name AS businessName, d.service_type AS serviceType, d.operator_name AS operatorName, d.status AS status
         FROM ${source} ORDER BY ${order} LIMIT ${page.size} OFFSET ${(page.number - 1) * page.size}`,
        values,
      ),
      this.manager.query<{ total: number | string }[]>(
        `SELECT COUNT(*) AS total FROM ${source}`,
        values,
      ),
    ]);
    return { rows, total: Number(counted[0]?.total ?? 0) };
  }
}

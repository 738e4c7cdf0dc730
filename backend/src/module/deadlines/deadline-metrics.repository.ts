import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Dossiers that ENEA does not have yet, with one deadline. */
export interface DeadlineCount {
  deadline: string;
  count: number;
}

/** Counts dossiers by deadline for the metrics. Outside of any transaction. */
@Injectable()
export class DeadlineMetricsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Those that the back office has received and not filed. */
  countWithOffice(latest: string): Promise<DeadlineCount[]> {
    return this.countByDeadline("office_list = 'RECEIVED' AND deadline_date <= ?", [latest]);
  }

  /** Those that their fitters have not sent. */
  countWithFitter(earliest: string, latest: string): Promise<DeadlineCount[]> {
    return this.countByDeadline(
      "owner_list = 'DRAFT' AND office_list IS NULL AND deadline_date >= ? AND deadline_date <= ?",
      [earliest, latest],
    );
  }

  private async countByDeadline(where: string, parameters: string[]): Promise<DeadlineCount[]> {
    const rows = await this.dataSource.query<{ deadline: string; n: number | string }[]>(
      `SELECT deadline_date AS deadline, COUNT(*) AS n FROM dossiers WHERE ${where} GROUP BY deadline_date`,
      parameters,
    );
    return rows.map(({ deadline, n }) => ({ deadline, count: Number(n) }));
  }
}

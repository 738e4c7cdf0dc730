import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, LessThan, Not, IsNull } from 'typeorm';
import { toSqlParameter } from '../../platform/database/index.js';
import { Dossier } from '../entities/dossier.entity.js';

/** A dossier is filed long before this, so that older sendings need not be read. */
const LONGEST_WORK_DAYS = 366;
const DAY_MS = 86_400_000;

/** Reads what the numbers on a fitter's dashboard mean, along the indexes of the fitter's lists. */
@Injectable()
export class OwnFiguresRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async countDraftsSavedBefore(accountId: number, moment: Date): Promise<number> {
    return this.manager.countBy(Dossier, {
      accountId,
      ownerList: 'DRAFT',
      updated: LessThan(moment),
    });
  }

  /** From sending to completion, of the dossiers sent last. */
  async listCompletionTimes(
    accountId: number,
    most: number,
  ): Promise<{ sent: Date; completed: Date }[]> {
    const rows = await this.manager.find(Dossier, {
      select: { id: true, sent: true, completed: true },
      where: { accountId, ownerList: 'ELABORATED', sent: Not(IsNull()) },
      order: { sent: 'DESC' },
      take: most,
    });
    return rows.flatMap(({ sent, completed }) =>
      sent === null || completed === null ? [] : [{ sent, completed }],
    );
  }

  async countCompleted(accountId: number, from: Date, until: Date): Promise<number> {
    const [row] = await this.manager.query<{ count: number | string }[]>(
      `SELECT COUNT(*) AS count FROM dossiers
       WHERE account_id = ? AND owner_list = 'ELABORATED' AND sent >= ? AND completed >= ? AND completed < ?`,
      [
        accountId,
        toSqlParameter(new Date(from.getTime() - LONGEST_WORK_DAYS * DAY_MS)),
        toSqlParameter(from),
        toSqlParameter(until),
      ],
    );
    return Number(row?.count ?? 0);
  }
}

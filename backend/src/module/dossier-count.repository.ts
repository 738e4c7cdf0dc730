import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { OwnerList, ServiceType } from '@pratiche/domain';
import { IsNull, Not, EntityManager } from 'typeorm';
import { Dossier } from './entities/dossier.entity.js';
import type { ServiceCountsDto } from '../accounts/users/dto/account-detail.dto.js';

export type ListCountName = 'drafts' | 'sent' | 'completed';

/** What the API calls the counts of a fitter's lists. */
const LIST_COUNT_NAMES: Readonly<Record<OwnerList, ListCountName>> = {
  DRAFT: 'drafts',
  PROCESSING: 'sent',
  ELABORATED: 'completed',
};

interface ListCountRow {
  list: OwnerList;
  count: number | string;
}

/** Counts the dossiers of an account by list and service; each dossier is in one list. */
@Injectable()
export class DossierCountRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async countByServiceType(accountId: number): Promise<ServiceCountsDto[]> {
    const rows = await this.manager
      .createQueryBuilder(Dossier, 'dossier')
      .select('dossier.serviceType', 'service')
      .addSelect('dossier.ownerList', 'list')
      .addSelect('COUNT(*)', 'count')
      .where({ accountId, deleted: IsNull(), ownerList: Not(IsNull()) })
      .groupBy('dossier.serviceType')
      .addGroupBy('dossier.ownerList')
      .getRawMany<{ service: ServiceType | null; list: OwnerList; count: number | string }>();
    const services = new Set<ServiceType | null>([1, 2, 3, ...rows.map(({ service }) => service)]);
    return [...services].map((serviceType) => ({
      serviceType,
      ...sumByCountName(rows.filter(({ service }) => service === serviceType)),
    }));
  }

  async countByList(accountId: number): Promise<Record<ListCountName, number>> {
    const rows = (await this.manager.query(
      'SELECT owner_list AS list, COUNT(*) AS count FROM dossiers WHERE account_id = ? AND owner_list IS NOT NULL GROUP BY owner_list',
      [accountId],
    )) as ListCountRow[];
    return sumByCountName(rows);
  }
}

function sumByCountName(rows: readonly ListCountRow[]): Record<ListCountName, number> {
  const counts: Record<ListCountName, number> = { drafts: 0, sent: 0, completed: 0 };
  for (const { list, count } of rows) counts[LIST_COUNT_NAMES[list]] += Number(count);
  return counts;
}

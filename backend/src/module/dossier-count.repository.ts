import { InjectTransaction } from '@nestjs-cls/transactional';
import type { ServiceCounts } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import type { ServiceType } from '@pratiche/domain';
import { IsNull, Not, EntityManager } from 'typeorm';
import { Dossier } from './entities/dossier.entity.js';

/** How many dossiers of each service an account has in its lists, each in one. */
@Injectable()
export class DossierCountRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async countByServiceType(accountId: number): Promise<ServiceCounts[]> {
    const rows = await this.manager
      .createQueryBuilder(Dossier, 'dossier')
      .select('dossier.serviceType', 'service')
      .addSelect('dossier.ownerList', 'list')
      .addSelect('COUNT(*)', 'count')
      .where({ accountId, deleted: IsNull(), ownerList: Not(IsNull()) })
      .groupBy('dossier.serviceType')
      .addGroupBy('dossier.ownerList')
      .getRawMany<{ service: ServiceType | null; list: string; count: number | string }>();
    const services = new Set<ServiceType | null>([1, 2, 3, ...rows.map(({ service }) => service)]);
    const count = (service: ServiceType | null, list: string) =>
      rows
        .filter((row) => row.service === service && row.list === list)
        .reduce((sum, row) => sum + Number(row.count), 0);
    return [...services].map((serviceType) => ({
      serviceType,
      drafts: count(serviceType, 'DRAFT'),
      sent: count(serviceType, 'PROCESSING'),
      completed: count(serviceType, 'ELABORATED'),
    }));
  }
}

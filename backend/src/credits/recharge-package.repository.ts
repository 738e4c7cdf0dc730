import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { getInsertedId } from '../platform/database/index.js';
import { RechargePackageEntity } from './recharge-package.entity.js';

@Injectable()
export class RechargePackageRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  listPackagesOnSale(): Promise<RechargePackageEntity[]> {
    return this.manager.find(RechargePackageEntity, {
      where: { onSale: true },
      order: { id: 'ASC' },
    });
  }

  findPackage(id: number): Promise<RechargePackageEntity | null> {
    return this.manager.findOneBy(RechargePackageEntity, { id });
  }

  hasPackages(): Promise<boolean> {
    return this.manager.existsBy(RechargePackageEntity, {});
  }

  packageExists(id: number): Promise<boolean> {
    return this.manager.existsBy(RechargePackageEntity, { id });
  }

  async insertPackage(row: Omit<RechargePackageEntity, 'id'>): Promise<number> {
    return getInsertedId(
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(RechargePackageEntity)
        .values(row)
        .updateEntity(false)
        .execute(),
    );
  }

  async updatePackage(id: number, row: Omit<RechargePackageEntity, 'id'>): Promise<void> {
    await this.manager.update(RechargePackageEntity, { id }, row);
  }
}

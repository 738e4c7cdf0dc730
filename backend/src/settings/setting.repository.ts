import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { SettingKind } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { getInsertedId } from '../platform/database/index.js';
import { SettingEntity } from './setting.entity.js';

@Injectable()
export class SettingRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** Oldest first. */
  listSettings(): Promise<SettingEntity[]> {
    return this.manager.find(SettingEntity, { order: { id: 'ASC' } });
  }

  /** Oldest first. */
  listSettingsByKind(kind: SettingKind): Promise<SettingEntity[]> {
    return this.manager.find(SettingEntity, { where: { kind }, order: { id: 'ASC' } });
  }

  /** 0 while nothing was ever set. */
  async findLastSettingId(): Promise<number> {
    const [newest] = (await this.manager.query('SELECT MAX(id) AS id FROM settings')) as {
      id: number | string | null;
    }[];
    return Number(newest?.id ?? 0);
  }

  async insertSetting(row: Omit<SettingEntity, 'id'>): Promise<number> {
    return getInsertedId(
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(SettingEntity)
        .values(row)
        .updateEntity(false)
        .execute(),
    );
  }
}

import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { getInsertedId } from '../../platform/database/index.js';
import { MunicipalityChange, MunicipalityImport } from '../municipality-import.entity.js';

@Injectable()
export class MunicipalityImportRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** Latest first. */
  listImports(limit: number): Promise<MunicipalityImport[]> {
    return this.manager.find(MunicipalityImport, { order: { id: 'DESC' }, take: limit });
  }

  importExists(id: number): Promise<boolean> {
    return this.manager.existsBy(MunicipalityImport, { id });
  }

  listChangesByImport(importId: number): Promise<MunicipalityChange[]> {
    return this.manager.find(MunicipalityChange, { where: { importId }, order: { id: 'ASC' } });
  }

  async insertImport(row: Omit<MunicipalityImport, 'id'>): Promise<number> {
    return getInsertedId(
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(MunicipalityImport)
        .values(row)
        .updateEntity(false)
        .execute(),
    );
  }

  async insertChanges(changes: readonly Omit<MunicipalityChange, 'id'>[]): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(MunicipalityChange)
      .values([...changes])
      .updateEntity(false)
      .execute();
  }
}

import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { CopiedField } from './copied-field.entity.js';

/** Values copied from the sheets, one row each: two operators at once lose none. */
@Injectable()
export class CopiedFieldRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async listByDossier(dossierId: number): Promise<CopiedField[]> {
    return this.manager.find(CopiedField, { where: { dossierId }, order: { fieldKey: 'ASC' } });
  }

  async saveFields(rows: CopiedField[]): Promise<void> {
    await this.manager.upsert(CopiedField, rows, ['dossierId', 'fieldKey']);
  }

  async deleteByDossier(dossierId: number): Promise<void> {
    await this.manager.delete(CopiedField, { dossierId });
  }
}

import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, In } from 'typeorm';
import { DocumentCheck } from './document-check.entity.js';

/** Which documents of dossiers operators have looked at. */
@Injectable()
export class DocumentCheckRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async listByDossier(dossierId: number): Promise<DocumentCheck[]> {
    return this.manager.find(DocumentCheck, { where: { dossierId }, order: { itemId: 'ASC' } });
  }

  async groupByDossier(dossierIds: readonly number[]): Promise<Map<number, DocumentCheck[]>> {
    const checks = await this.manager.find(DocumentCheck, {
      where: { dossierId: In([...dossierIds]) },
    });
    return Map.groupBy(checks, ({ dossierId }) => dossierId);
  }

  async deleteCheck(dossierId: number, itemId: number): Promise<void> {
    await this.manager.delete(DocumentCheck, { dossierId, itemId });
  }

  /** Replaces the check of before; the dossier is locked. */
  async replaceCheck(check: Omit<DocumentCheck, 'id' | 'at'>): Promise<void> {
    await this.deleteCheck(check.dossierId, check.itemId);
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(DocumentCheck)
      .values({ ...check, at: new Date() })
      .updateEntity(false)
      .execute();
  }
}

import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, IsNull } from 'typeorm';
import { IdempotencyKeyRepository, type KeyedRequest } from '../../platform/idempotency/index.js';
import { DossierNote } from './dossier-note.entity.js';

/** Notes returned for a dossier; older ones stay in the table. */
const MAX_SHOWN_NOTES = 500;

/** Notes of operators about dossiers. Writers lock the thread of the dossier first. */
@Injectable()
export class DossierNoteRepository {
  constructor(
    @InjectTransaction() private readonly manager: EntityManager,
    private readonly idempotencyKeyRepository: IdempotencyKeyRepository,
  ) {}

  /** Oldest first. */
  async listByDossier(dossierId: number): Promise<DossierNote[]> {
    const rows = await this.manager.find(DossierNote, {
      where: { dossierId },
      order: { id: 'DESC' },
      take: MAX_SHOWN_NOTES,
    });
    return rows.reverse();
  }

  async findNote(dossierId: number, id: number): Promise<DossierNote | null> {
    return this.manager.findOneBy(DossierNote, { dossierId, id });
  }

  /** @returns whether the request wrote a note before. @throws 422 for a key of another request */
  async claimNoteKey(dossierId: number, authorId: number, request: KeyedRequest): Promise<boolean> {
    await this.idempotencyKeyRepository.claimKey(authorId, request);
    return this.manager.existsBy(DossierNote, {
      dossierId,
      authorId,
      idempotencyKey: request.key,
    });
  }

  async insertNote(
    row: Omit<DossierNote, 'id' | 'withdrawn' | 'withdrawnById' | 'withdrawnBy'>,
  ): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(DossierNote)
      .values({ ...row, withdrawn: null, withdrawnById: null, withdrawnBy: null })
      .updateEntity(false)
      .execute();
  }

  /** Takes the text away, and keeps that there was a note. @returns whether it stood until now */
  async withdrawNote(
    id: number,
    by: Pick<DossierNote, 'withdrawnById' | 'withdrawnBy'>,
  ): Promise<boolean> {
    const { affected } = await this.manager.update(
      DossierNote,
      { id, withdrawn: IsNull() },
      { ...by, withdrawn: new Date(), text: '', mentions: [] },
    );
    return affected === 1;
  }
}

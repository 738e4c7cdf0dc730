import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { buildDossierSearchKey } from '@pratiche/domain';
import { EntityManager, IsNull, MoreThan } from 'typeorm';
import { Dossier } from '../../entities/dossier.entity.js';
import { NameIndexRepository } from './name-index.repository.js';

type UnfilledDossier = Pick<Dossier, 'id' | 'version' | 'officeList' | 'data'>;

/** Search keys of dossiers that were written before there were any. */
@Injectable()
export class SearchKeyRepository {
  constructor(
    @InjectTransaction() private readonly manager: EntityManager,
    private readonly nameIndexRepository: NameIndexRepository,
  ) {}

  /** Dossiers after an id, lowest first. */
  async listUnfilled(after: number, limit: number): Promise<UnfilledDossier[]> {
    return this.manager.find(Dossier, {
      select: { id: true, version: true, officeList: true, data: true },
      where: { id: MoreThan(after), searchKey: '', erased: IsNull() },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** Skips a dossier that was saved, sent or erased since it was read: its writer filled the key in. */
  async fill({ id, version, officeList, data }: UnfilledDossier): Promise<void> {
    const searchKey = buildDossierSearchKey(data);
    if (searchKey === '') return;
    const { affected } = await this.manager.update(
      Dossier,
      { id, version, searchKey: '' },
      { searchKey },
    );
    if (affected === 1 && officeList !== null)
      await this.nameIndexRepository.insertDetails(id, searchKey);
  }
}

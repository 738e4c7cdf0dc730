import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { DEVICE_RETENTION_MS } from '@pratiche/domain';
import { EntityManager, MoreThan } from 'typeorm';
import { WaitingFile } from './waiting-file.entity.js';

/** Files that wait on the devices of fitters. */
@Injectable()
export class WaitingFileRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** Those that their devices can still have, oldest first. */
  async listWaitingFiles(dossierId: number): Promise<WaitingFile[]> {
    const since = new Date(Date.now() - DEVICE_RETENTION_MS);
    return this.manager.find(WaitingFile, {
      where: { dossierId, at: MoreThan(since) },
      order: { id: 'ASC' },
    });
  }

  /** The dossier is locked. */
  async replaceFilesOfDevice(
    dossierId: number,
    deviceId: string,
    files: readonly Omit<WaitingFile, 'id' | 'dossierId' | 'deviceId'>[],
  ): Promise<void> {
    await this.manager.delete(WaitingFile, { dossierId, deviceId });
    for (const file of files) {
      await this.deleteWaitingFile(dossierId, file.fileKey);
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(WaitingFile)
        .values({ ...file, dossierId, deviceId })
        .updateEntity(false)
        .execute();
    }
  }

  async deleteWaitingFile(dossierId: number, fileKey: string): Promise<void> {
    await this.manager.delete(WaitingFile, { dossierId, fileKey });
  }

  async deleteWaitingFiles(dossierId: number): Promise<void> {
    await this.manager.delete(WaitingFile, { dossierId });
  }
}

import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LessThan, EntityManager } from 'typeorm';
import { FileWriteService } from '../../platform/files/file-write.service.js';
import { AccountFilesService } from '../account-files/account-files.service.js';
import type { RegistrationData } from './registration-data.types.js';
import { RegistrationRequest } from './registration-request.entity.js';

/** Registrations no job has decided about: their files are in use as long as they wait, and go with them. */
@Injectable()
export class StaleRegistrationRequestsService implements OnModuleInit {
  constructor(
    private readonly fileWriteService: FileWriteService,
    private readonly accountFilesService: AccountFilesService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  onModuleInit(): void {
    this.fileWriteService.registerKeyHolder(async (storageKeys) => {
      const rows = await this.manager.find(RegistrationRequest);
      const needed = new Set(rows.flatMap(listStorageKeys));
      return storageKeys.filter((key) => needed.has(key));
    });
  }

  async countStaleRequests(before: Date): Promise<number> {
    return this.manager.countBy(RegistrationRequest, { created: LessThan(before) });
  }

  /** Forgets those from before the moment, files included. @returns how many */
  async deleteStaleRequests(before: Date): Promise<number> {
    const rows = await this.manager.findBy(RegistrationRequest, { created: LessThan(before) });
    for (const row of rows) {
      await this.manager.delete(RegistrationRequest, { id: row.id });
      await this.accountFilesService.scheduleBytesDeletion(listStorageKeys(row));
    }
    return rows.length;
  }
}

const listStorageKeys = ({ data }: RegistrationRequest): string[] =>
  Object.values((JSON.parse(data) as RegistrationData).files).map(({ storageKey }) => storageKey);

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FileWriteService } from '../../platform/files/file-write.service.js';
import { AccountFilesService } from '../account-files/account-files.service.js';
import { RegistrationRequestRepository } from './registration-request.repository.js';

/** Registrations no job has decided about: their files are in use as long as they wait, and go with them. */
@Injectable()
export class StaleRegistrationRequestsService implements OnModuleInit {
  constructor(
    private readonly fileWriteService: FileWriteService,
    private readonly accountFilesService: AccountFilesService,
    private readonly registrationRequestRepository: RegistrationRequestRepository,
  ) {}

  onModuleInit(): void {
    this.fileWriteService.registerKeyHolder(async (storageKeys) => {
      const needed = new Set(await this.registrationRequestRepository.listStorageKeys());
      return storageKeys.filter((key) => needed.has(key));
    });
  }

  countStaleRequests(before: Date): Promise<number> {
    return this.registrationRequestRepository.countRequestsBefore(before);
  }

  /** Deletes requests older than the date, files included. @returns the number deleted */
  async deleteStaleRequests(before: Date): Promise<number> {
    const requests = await this.registrationRequestRepository.listRequestsBefore(before);
    for (const { id, storageKeys } of requests) {
      await this.registrationRequestRepository.deleteRequest(id);
      await this.accountFilesService.scheduleBytesDeletion(storageKeys);
    }
    return requests.length;
  }
}

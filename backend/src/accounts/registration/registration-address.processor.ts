import { Processor, WorkerHost } from '@nestjs/bullmq';
import { UnitOfWork } from '../../platform/database/index.js';
import { OutboxOptions, WORKER_OPTIONS, type QueuedJob } from '../../platform/jobs/index.js';
import { RegistrationAddressService } from './registration-address.service.js';
import { RegistrationLockRepository } from './registration-lock.repository.js';
import { RegistrationNotificationService } from './registration-notification.service.js';
import { REGISTRATION_ADDRESS_JOB } from './verification.service.js';

/** Changes the address of an unconfirmed registration, if its sender asked for it. */
@Processor(REGISTRATION_ADDRESS_JOB, WORKER_OPTIONS)
@OutboxOptions({ isConfidential: true })
export class RegistrationAddressProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly registrationLockRepository: RegistrationLockRepository,
    private readonly registrationAddressService: RegistrationAddressService,
    private readonly registrationNotificationService: RegistrationNotificationService,
  ) {
    super();
  }

  async process({
    data: { keyHash, email },
  }: QueuedJob<{ keyHash: string; email: string }>): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.registrationLockRepository.acquireRegistrationLock();
      const owner = await this.registrationAddressService.changeAddress(keyHash, email);
      if (owner !== null) await this.registrationNotificationService.notifyOwner(owner);
    });
  }
}

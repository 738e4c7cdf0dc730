import { Processor, WorkerHost } from '@nestjs/bullmq';
import { UnitOfWork } from '../../platform/database/index.js';
import { WORKER_OPTIONS, type QueuedJob } from '../../platform/jobs/index.js';
import { AccountFilesService } from '../account-files/account-files.service.js';
import { RegistrationDecisionService } from './registration-decision.service.js';
import { RegistrationLockRepository } from './registration-lock.repository.js';
import { RegistrationRequestRepository } from './registration-request.repository.js';
import { REGISTRATION_JOB } from './registration.service.js';

/**
 * Decides about one registration in a transaction that also deletes the request, unless it is held;
 * safe to run twice.
 */
@Processor(REGISTRATION_JOB, WORKER_OPTIONS)
export class RegistrationProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly registrationLockRepository: RegistrationLockRepository,
    private readonly registrationRequestRepository: RegistrationRequestRepository,
    private readonly registrationDecisionService: RegistrationDecisionService,
    private readonly accountFilesService: AccountFilesService,
  ) {
    super();
  }

  async process({ data: { requestId } }: QueuedJob<{ requestId: number }>): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.registrationLockRepository.acquireRegistrationLock();
      const data = await this.registrationRequestRepository.findUndecidedData(requestId);
      if (data === null) return;
      const outcome = await this.registrationDecisionService.decideRegistration(requestId, data);
      if (outcome === 'held') return;
      if (outcome === 'dropped')
        await this.accountFilesService.scheduleBytesDeletion(
          Object.values(data.files).map(({ storageKey }) => storageKey),
        );
      await this.registrationRequestRepository.deleteRequest(requestId);
    });
  }
}

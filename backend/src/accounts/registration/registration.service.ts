import { Injectable } from '@nestjs/common';
import { getTodayInRome, type RegistrationForm } from '@pratiche/domain';
import {
  checkRegistration,
  normalizeRegistration,
  REGISTRATION_FILES,
} from '@pratiche/domain/accounts';
import type { MultipartFields, ReceivedFile } from '../../platform/files/upload-intake.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { OutboxService } from '../../platform/jobs/index.js';
import { PasswordHashingService } from '../../platform/auth/index.js';
import { parseUserField, requireAllFiles, throwIfFieldErrors } from '../account-form.util.js';
import { validateDto } from '../../platform/validation/index.js';
import { ADDRESS_KEY_PATTERN, hashAddressKey } from './address-key.util.js';
import { RegistrationRequestDto } from './dto/registration-request.dto.js';
import { randomlyDelayedDate } from './random-delay.util.js';
import type { RegistrationData, RegistrationFiles } from './registration-data.types.js';
import { ServiceProviderPort } from './service-provider.port.js';
import { RegistrationRequestRepository } from './registration-request.repository.js';

export const REGISTRATION_JOB = 'registration';

/**
 * Accepts a registration. A later job decides whether the address or the company is already known,
 * so that neither response nor timing reveals it.
 */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outboxService: OutboxService,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly registrationRequestRepository: RegistrationRequestRepository,
    private readonly serviceProviderPort: ServiceProviderPort,
  ) {}

  /** @throws 400 naming every field */
  parseRegistrationForm(fields: MultipartFields): RegistrationForm {
    const form = validateDto(RegistrationRequestDto, parseUserField(fields), {
      notObjectMessage: 'Devono essere i dati della registrazione.',
    });
    throwIfFieldErrors(checkRegistration(form, getTodayInRome()));
    return normalizeRegistration(form);
  }

  async submitRegistration(
    fields: MultipartFields,
    files: Partial<Record<keyof RegistrationFiles, ReceivedFile>>,
  ): Promise<void> {
    const { password, confirmPassword: _, ...form } = this.parseRegistrationForm(fields);
    const data: RegistrationData = {
      form,
      passwordHash: await this.passwordHashingService.hashPassword(password ?? ''),
      files: requireAllFiles(REGISTRATION_FILES, files),
      contractEdition: this.serviceProviderPort.getContractTerms().texts.edition,
      accepted: new Date().toISOString(),
      ...(ADDRESS_KEY_PATTERN.test(fields['addressKey'] ?? '')
        ? { addressKeyHash: hashAddressKey(fields['addressKey'] ?? '') }
        : {}),
    };
    await this.unitOfWork.run(async () => {
      const requestId = await this.registrationRequestRepository.insertRequest(data);
      await this.outboxService.enqueueJob({
        kind: REGISTRATION_JOB,
        payload: { requestId },
        runAt: randomlyDelayedDate(),
      });
    });
  }
}

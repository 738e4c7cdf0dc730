import { EntityManager } from 'typeorm';
import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { registrationInput } from '@pratiche/api/schemas';
import {
  checkRegistration,
  FILE_REQUIRED_MESSAGE,
  normalizeRegistration,
  REGISTRATION_FILES,
  getTodayInRome,
  type FieldError,
  type RegistrationForm,
} from '@pratiche/domain';
import type { MultipartFields, ReceivedFile } from '../../platform/files/file-intake.service.js';
import { getInsertedId, UnitOfWork } from '../../platform/database/index.js';
import { badRequest, parseWith } from '../../platform/http/index.js';
import { OutboxService } from '../../platform/jobs/index.js';
import { PasswordHashingService } from '../../platform/auth/index.js';
import { randomlyDelayedDate } from './random-delay.util.js';
import type { RegistrationData, RegistrationFiles } from './registration-data.types.js';
import { RegistrationRequest } from './registration-request.entity.js';

export const REGISTRATION_JOB = 'registration';

export const INVALID_DATA_MESSAGE = 'Alcuni dati non sono validi: controllare i campi indicati.';

/**
 * Takes a registration in. Whether the address or the company is known already is decided by a job later, so that
 * neither answer nor time tells it.
 */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outboxService: OutboxService,
    private readonly passwordHashingService: PasswordHashingService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** @throws 400 naming every field */
  parseRegistrationForm(fields: MultipartFields): RegistrationForm {
    const form = parseWith(registrationInput, parseUserField(fields), INVALID_DATA_MESSAGE);
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
    };
    await this.unitOfWork.run(async () => {
      const inserted = await this.manager
        .createQueryBuilder()
        .insert()
        .into(RegistrationRequest)
        .values({ data: JSON.stringify(data), created: new Date() })
        .updateEntity(false)
        .execute();
      await this.outboxService.enqueueJob({
        kind: REGISTRATION_JOB,
        payload: { requestId: getInsertedId(inserted) },
        runAt: randomlyDelayedDate(),
      });
    });
  }
}

/** The field `user`. @throws 400 */
export function parseUserField(fields: MultipartFields): unknown {
  try {
    return JSON.parse(fields['user'] ?? '') as unknown;
  } catch {
    throw badRequest(
      'I dati della richiesta non sono leggibili: ricaricare la pagina e riprovare.',
      'invalid-data',
      { errors: [{ field: 'user', message: 'Dati non leggibili.' }] },
    );
  }
}

export function throwIfFieldErrors(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw badRequest(INVALID_DATA_MESSAGE, 'invalid-data', { errors });
}

/** Every file that is asked for. @throws 400 naming those that are missing */
export function requireAllFiles<Name extends string>(
  names: readonly Name[],
  files: Partial<Record<Name, ReceivedFile>>,
): Record<Name, ReceivedFile> {
  throwIfFieldErrors(
    names
      .filter((name) => files[name] === undefined)
      .map((field) => ({ field, message: FILE_REQUIRED_MESSAGE })),
  );
  return files as Record<Name, ReceivedFile>;
}

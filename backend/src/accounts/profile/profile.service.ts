import { Injectable } from '@nestjs/common';
import { getTodayInRome, type LOCKED_PROFILE_FIELDS, type Profile } from '@pratiche/domain';
import {
  listChangedProfileFields,
  checkProfile,
  normalizeProfile,
  PROFILE_FILES,
  pickProfile,
} from '@pratiche/domain/accounts';
import { toOwnAccountDto } from '../account.mapper.js';
import { AccountsService, type Account } from '../accounts.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { MultipartFields, ReceivedFile } from '../../platform/files/upload-intake.service.js';
import { DomainEventPublisherService } from '../../platform/events/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { AccountFilesService } from '../account-files/account-files.service.js';
import { parseUserField, throwIfFieldErrors } from '../account-form.util.js';
import type { AccountDto } from '../dto/account.dto.js';
import { CompanyDataChangedEvent } from './company-data-changed.event.js';
import { ProfileChangeDto } from './dto/profile-request.dto.js';
import { validateDto } from '../../platform/validation/index.js';

export type ProfileFiles = Partial<Record<(typeof PROFILE_FILES)[number], ReceivedFile>>;

/** Changes the profile data of the caller's account. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly accountFilesService: AccountFilesService,
    private readonly auditLogService: AuditLogService,
    private readonly domainEventPublisherService: DomainEventPublisherService,
  ) {}

  /** @throws 400 naming every field; 409 when the profile was changed since it was read */
  async assertValidProfile(caller: CurrentCaller, fields: MultipartFields): Promise<void> {
    const given = parseProfileChange(fields);
    validateProfileChange(given, await this.accountsService.requireActiveAccount(caller.id));
  }

  async changeProfile(
    caller: CurrentCaller,
    fields: MultipartFields,
    files: ProfileFiles,
  ): Promise<AccountDto> {
    const given = parseProfileChange(fields);
    return this.unitOfWork.run(async () => {
      const account = await this.accountsService.requireActiveAccount(caller.id);
      const { change, changed } = validateProfileChange(given, account);
      const exchanged = PROFILE_FILES.filter((name) => files[name] !== undefined);
      if (changed.length === 0 && exchanged.length === 0) return toOwnAccountDto(account);
      if (
        !(await this.accountsService.updateAccount(caller.id, change, { updated: account.updated }))
      )
        throw profileChangedError();
      if (changed.length > 0)
        await this.domainEventPublisherService.publishEvent(new CompanyDataChangedEvent(caller.id));
      await this.accountFilesService.storeAccountFiles(caller.id, files);
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'profile-change',
        subject: { kind: 'account', id: caller.id },
        details: { fields: changed.join(' '), files: exchanged.join(' ') },
      });
      return toOwnAccountDto(await this.accountsService.requireActiveAccount(caller.id));
    });
  }
}

/** @throws 400 naming every field */
const parseProfileChange = (fields: MultipartFields): ProfileChangeDto =>
  validateDto(ProfileChangeDto, parseUserField(fields), {
    notObjectMessage: 'Devono essere i dati del profilo.',
  });

function validateProfileChange(
  { updated, ...given }: ProfileChangeDto,
  account: Account,
): { change: Omit<Profile, (typeof LOCKED_PROFILE_FIELDS)[number]>; changed: (keyof Profile)[] } {
  if (updated !== undefined && updated !== account.updated.toISOString())
    throw profileChangedError();
  const stored = pickProfile(account);
  throwIfFieldErrors(checkProfile(given, stored, getTodayInRome()));
  const { email: _, vat: __, businessName: ___, ...change } = normalizeProfile(given);
  return { change, changed: listChangedProfileFields(stored, given) };
}

const profileChangedError = () =>
  conflict(
    'Il profilo è stato modificato nel frattempo, in un’altra finestra o dall’assistenza: ricarica la pagina e ripeti le modifiche.',
    'account-changed',
  );

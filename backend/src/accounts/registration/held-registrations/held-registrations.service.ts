import { Injectable } from '@nestjs/common';
import { REGISTRATION_FILES } from '@pratiche/domain/accounts';
import { AuditLogService } from '../../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../../platform/auth/index.js';
import { notFound } from '../../../platform/http/index.js';
import type { ZipEntry } from '../../../platform/zip/zip.types.js';
import { toZipEntries } from '../../account-files/account-file-entries.util.js';
import { AccountFilesService } from '../../account-files/account-files.service.js';
import type { Account } from '../../accounts.service.js';
import type { ComparedRegistrationDto, HeldRegistrationDto } from '../dto/held-registration.dto.js';
import {
  HeldRegistrationRepository,
  type HeldRegistration,
} from './held-registration.repository.js';
import { HeldSuccessionService } from './held-succession.service.js';
import { isUnconfirmedRegistration } from './registration-claim.util.js';

/** Registrations that an operator has to look at, beside the ones they compete with. */
@Injectable()
export class HeldRegistrationsService {
  constructor(
    private readonly heldRegistrationRepository: HeldRegistrationRepository,
    private readonly heldSuccessionService: HeldSuccessionService,
    private readonly accountFilesService: AccountFilesService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** Those with a confirmed address first, each part from the one that waits longest. */
  async listHeldRegistrations(): Promise<HeldRegistrationDto[]> {
    const held = await this.heldRegistrationRepository.listHeld();
    const rows: HeldRegistrationDto[] = [];
    for (const one of held) rows.push(await this.compare(one));
    return rows.sort((a, b) => Number(b.confirmed !== null) - Number(a.confirmed !== null));
  }

  /** Those that an operator can decide on. */
  countConfirmed(): Promise<number> {
    return this.heldRegistrationRepository.countConfirmed();
  }

  /** Finds the password hash and state that check a login to a held registration. */
  async findHeldLogin(
    email: string,
  ): Promise<{ passwordHash: string; isConfirmed: boolean } | null> {
    const held = await this.heldRegistrationRepository.findHeldByEmail(email);
    return held?.email === email
      ? { passwordHash: held.data.passwordHash, isConfirmed: held.confirmed !== null }
      : null;
  }

  private async compare(held: HeldRegistration): Promise<HeldRegistrationDto> {
    const first = await this.heldSuccessionService.findFirst(held.vat);
    const { form, files } = held.data;
    return {
      id: held.id,
      vat: held.vat,
      confirmed: held.confirmed?.toISOString() ?? null,
      isFirstConfirmed: first !== null && !isUnconfirmedRegistration(first),
      firstAccountId: first?.id ?? null,
      held: toComparedDto(
        { ...form, email: held.email, created: held.created },
        REGISTRATION_FILES.filter((name) => name in files),
      ),
      first: first === null ? null : toComparedDto(first, await this.listFiles(first.id)),
    };
  }

  private async listFiles(accountId: number) {
    const files = await this.accountFilesService.listAccountFiles(accountId);
    return REGISTRATION_FILES.filter((name) => files.some(({ purpose }) => purpose === name));
  }

  /** Recorded as access to identity documents. @throws 404 */
  async collectDocuments(
    caller: CurrentCaller,
    id: number,
  ): Promise<{ fileName: string; entries: ZipEntry[] }> {
    const held = await this.heldRegistrationRepository.findHeld(id);
    if (held === null) throw notFound('Questa registrazione non c’è più.');
    const entries = toZipEntries(
      REGISTRATION_FILES.map((purpose) => ({
        ...held.data.files[purpose],
        purpose,
        created: held.created,
      })),
    );
    const first = await this.heldSuccessionService.findFirst(held.vat);
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: 'identity-read',
      subject: { kind: 'account', id: first?.id ?? 0 },
      details: { files: entries.length },
    });
    return { fileName: `documenti-registrazione-${id}.zip`, entries };
  }
}

type Compared = Omit<ComparedRegistrationDto, 'created' | 'files'> & { created: Date };

const toComparedDto = (
  from: Compared | Account,
  files: ComparedRegistrationDto['files'],
): ComparedRegistrationDto => ({
  email: from.email,
  businessName: from.businessName,
  legalForm: from.legalForm,
  firstName: from.firstName,
  lastName: from.lastName,
  phone: from.phone,
  pec: from.pec,
  street: from.street,
  zip: from.zip,
  city: from.city,
  province: from.province,
  attorneyFirstName: from.attorneyFirstName,
  attorneyLastName: from.attorneyLastName,
  created: from.created.toISOString(),
  files,
});

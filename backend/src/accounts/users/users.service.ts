import type { AccountDto } from '../dto/account.dto.js';
import type { AccountDetailDto } from './dto/account-detail.dto.js';
import { Injectable } from '@nestjs/common';
import { REGISTRATION_FILES } from '@pratiche/domain/accounts';
import { toAccountDto, toOwnAccountDto } from '../account.mapper.js';
import { accountDisplayName } from '../account-directory.service.js';
import { ACCOUNT_NOT_FOUND, AccountsService } from '../accounts.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { AccessLogService } from '../../platform/audit/access-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { notFound } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { AccountDataRegistry } from '../account-data/account-data.registry.js';
import { sortPapers } from '../account-files/account-file-entries.util.js';
import { AccountFilesService } from '../account-files/account-files.service.js';

/** A single account with all data that belongs to it. */
@Injectable()
export class UsersService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly accountDataRegistry: AccountDataRegistry,
    private readonly accountFilesService: AccountFilesService,
    private readonly unitOfWork: UnitOfWork,
    private readonly auditLogService: AuditLogService,
    private readonly accessLogService: AccessLogService,
  ) {}

  /** @throws 404 */
  async buildAccountDetail(caller: CurrentCaller, id: number): Promise<AccountDetailDto> {
    const account = await this.accountsService.requireAccount(id);
    if (caller.id !== id) await this.recordAccountAccess(caller, id);
    const walletId = await this.accountsService.findWalletAccountId(id);
    const [figures, files] = await Promise.all([
      this.accountDataRegistry.summariseAccount({ id, walletId }),
      this.accountFilesService.listAccountFiles(id),
    ]);
    return {
      // Verifying the contract takes a look at the number of the document; afterwards it is not needed.
      ...(caller.id === id || !account.contractVerified
        ? toOwnAccountDto(account)
        : toAccountDto(account)),
      walletId,
      otherSuperAdmins:
        caller.role === 'SuperAdmin' ? await this.accountsService.countActiveSuperAdmins(id) : null,
      operatorName: await this.findOperatorName(account.operatorId),
      ...figures,
      logo: await this.accountsService.findAccountLogo(id),
      files: REGISTRATION_FILES.filter((name) => files.some(({ purpose }) => purpose === name)),
      papers: sortPapers(files).map(({ id: fileId, purpose, fileName, contentType }) => ({
        id: fileId,
        purpose,
        fileName,
        contentType,
      })),
      contractEdition: files.find(({ purpose }) => purpose === 'contract')?.edition ?? null,
    };
  }

  private async findOperatorName(operatorId: number | null): Promise<string | null> {
    const operator =
      operatorId === null ? null : await this.accountsService.findAccount(operatorId);
    return operator === null ? null : accountDisplayName(operator);
  }

  /** @throws 404 */
  async readAccountByEmail(caller: CurrentCaller, email: string): Promise<AccountDto> {
    const account = await this.accountsService.findAccountByEmail(email);
    if (account === null) throw notFound(ACCOUNT_NOT_FOUND);
    await this.recordAccountAccess(caller, account.id);
    return toAccountDto(account);
  }

  private recordAccountAccess(caller: CurrentCaller, id: number): Promise<void> {
    return this.accessLogService.recordAccess({
      by: caller,
      action: 'account-read',
      subject: { kind: 'account', id },
    });
  }

  /** @throws 404; 403 for an account of the back office */
  async changeSponsor(
    caller: CurrentCaller,
    id: number,
    sponsor: string | null,
  ): Promise<AccountDto> {
    return this.unitOfWork.run(async () => {
      const account = await this.accountsService.requireChangeableAccount(caller, id);
      if (account.sponsor === sponsor) return toAccountDto(account);
      await this.accountsService.updateAccount(id, { sponsor });
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'sponsor-change',
        subject: { kind: 'account', id },
      });
      return toAccountDto(await this.accountsService.requireActiveAccount(id));
    });
  }
}

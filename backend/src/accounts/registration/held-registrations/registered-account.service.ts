import { Injectable } from '@nestjs/common';
import { AccountFilesService } from '../../account-files/account-files.service.js';
import { AccountTokensService } from '../../account-tokens/account-tokens.service.js';
import { AccountsService, type Account } from '../../accounts.service.js';
import type { RegistrationData } from '../registration-data.types.js';

/** How long the sender of a registration may change its address. */
const ADDRESS_KEY_DAYS = 7;

/** Turns a registration into an account with its files. */
@Injectable()
export class RegisteredAccountService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly accountFilesService: AccountFilesService,
    private readonly accountTokensService: AccountTokensService,
  ) {}

  /** @param stale account of the same address whose registration expired: its row is used again */
  async openAccount(
    data: RegistrationData,
    { stale = null, emailVerified = false }: { stale?: Account | null; emailVerified?: boolean },
  ): Promise<{ id: number; email: string; businessName: string | null; created: Date }> {
    const { form, passwordHash, files, contractEdition, accepted, addressKeyHash } = data;
    const change = {
      ...form,
      email: form.email ?? '',
      passwordHash,
      emailVerified,
      termsEdition: contractEdition ?? null,
      termsAccepted: accepted === undefined ? null : new Date(accepted),
    };
    const created = new Date();
    if (stale !== null) await this.accountsService.updateAccount(stale.id, { ...change, created });
    const { id } = stale ?? (await this.accountsService.createAccount({ ...change, role: 'User' }));
    await this.accountFilesService.storeAccountFiles(id, files, contractEdition ?? null);
    if (addressKeyHash !== undefined && !emailVerified)
      await this.accountTokensService.registerTokenHash(id, 'change-address', {
        tokenHash: addressKeyHash,
        days: ADDRESS_KEY_DAYS,
      });
    return { id, email: change.email, businessName: form.businessName, created };
  }
}

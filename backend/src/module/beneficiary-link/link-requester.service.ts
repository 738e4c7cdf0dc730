import { Injectable } from '@nestjs/common';
import { accountDisplayName } from '../../accounts/account-directory.service.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import type { LinkRequesterDto } from './dto/beneficiary-dossier.dto.js';

/** The company that asks a customer for data, as the customer may check it. */
@Injectable()
export class LinkRequesterService {
  constructor(private readonly accountsService: AccountsService) {}

  async findRequester(accountId: number): Promise<LinkRequesterDto> {
    const account = await this.accountsService.findAccount(accountId);
    if (account === null) throw new Error(`No account ${accountId}`);
    const { phone, city, province, vat } = account;
    return { name: accountDisplayName(account), phone, city, province, vat, logo: null };
  }

  /** With the logo, which the opened page keeps and a save need not carry again. */
  async findRequesterWithLogo(accountId: number): Promise<LinkRequesterDto> {
    const [requester, logo] = await Promise.all([
      this.findRequester(accountId),
      this.accountsService.findAccountLogo(accountId),
    ]);
    return { ...requester, logo };
  }
}

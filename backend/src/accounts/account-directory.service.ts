import { Injectable } from '@nestjs/common';
import { AccountsService, type Account } from './accounts.service.js';

/** How an account is addressed and called. */
export interface AccountDirectoryEntry {
  email: string;
  businessName: string | null;
  /** Company for fitters, first and last name for operators; the e-mail address when there is nothing else. */
  name: string;
  /** Nothing may be sent in its name for the time being, or ever again. */
  isShutOut: boolean;
  isContractVerified: boolean;
}

/** Names and addresses of the people around a dossier. */
@Injectable()
export class AccountDirectoryService {
  constructor(private readonly accountsService: AccountsService) {}

  async findDirectoryEntry(accountId: number): Promise<AccountDirectoryEntry> {
    const account = await this.accountsService.findAccount(accountId);
    if (account === null) throw new Error(`No account ${accountId}`);
    const { email, businessName, suspended, deleted, contractVerified } = account;
    return {
      email,
      businessName,
      name: accountDisplayName(account),
      isShutOut: suspended !== null || deleted !== null,
      isContractVerified: contractVerified,
    };
  }

  /** Finds the name of each account. */
  async findNamesById(ids: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.accountsService.findNamedAccounts(ids);
    return new Map(rows.map((row) => [row.id, accountDisplayName(row)]));
  }

  /** Whether an account can work in the back office now. */
  async isWorkingOperator(accountId: number): Promise<boolean> {
    const operators = await this.accountsService.listBackOfficeAccounts();
    return operators.some(({ id }) => id === accountId);
  }
}

export function accountDisplayName({
  email,
  businessName,
  firstName,
  lastName,
  role,
}: Pick<Account, 'email' | 'businessName' | 'firstName' | 'lastName' | 'role'>): string {
  const fullName = [firstName, lastName].filter((part) => part).join(' ');
  const [first, second] = role === 'User' ? [businessName, fullName] : [fullName, businessName];
  return first || second || email;
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';

/** How an account is addressed and called. */
export interface Person {
  email: string;
  businessName: string | null;
  /** Company for fitters, first and last name for operators; the e-mail address when there is nothing else. */
  name: string;
}

/** Names and addresses of the people around a dossier. */
@Injectable()
export class People {
  constructor(private readonly accounts: AccountsService) {}

  async get(accountId: number, manager?: EntityManager): Promise<Person> {
    const account = await this.accounts.find(accountId, manager);
    if (account === null) throw new Error(`No account ${accountId}`);
    const { email, businessName, firstName, lastName, role } = account;
    const fullName = [firstName, lastName].filter((part) => part).join(' ');
    const [first, second] = role === 'User' ? [businessName, fullName] : [fullName, businessName];
    return { email, businessName, name: first || second || email };
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { Account } from './account.entity.js';

/** What a new account needs; everything else is absent until given. */
export type NewAccount = Pick<Account, 'email' | 'role' | 'passwordHash'> & Partial<Account>;

/** Accounts as other features see them. */
@Injectable()
export class AccountsService {
  constructor(@InjectRepository(Account) private readonly accounts: Repository<Account>) {}

  async find(id: number, manager: EntityManager = this.accounts.manager): Promise<Account | null> {
    return manager.findOneBy(Account, { id });
  }

  async findByEmail(email: string): Promise<Account | null> {
    return this.accounts.findOneBy({ email: normalEmail(email) });
  }

  async create(manager: EntityManager, account: NewAccount): Promise<Account> {
    const now = new Date();
    return manager.save(Account, {
      emailVerified: false, contractVerified: false, firstPackageAcquired: false, privacyAndConditionsAccepted: false,
      created: now, updated: now, ...account, email: normalEmail(account.email),
    });
  }

  /** Unlocks what comes with the first package. */
  async markFirstPackageAcquired(manager: EntityManager, id: number): Promise<void> {
    await manager.update(Account, { id, firstPackageAcquired: false }, { firstPackageAcquired: true, updated: new Date() });
  }
}

const normalEmail = (email: string): string => email.trim().toLowerCase();

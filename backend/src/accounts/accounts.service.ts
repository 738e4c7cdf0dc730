import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, EntityManager, type FindOptionsWhere, type Repository } from 'typeorm';
import { containsPattern } from '../platform/database/index.js';
import { idParam, notFound } from '../platform/http/index.js';
import { Account } from './account.entity.js';

export type { Account } from './account.entity.js';

export const ACCOUNT_NOT_FOUND = 'Account non trovato';

/** The number of an account in an address. */
export const accountIdParam = () => idParam(ACCOUNT_NOT_FOUND);

/** What a new account needs; everything else is absent until given. */
export type NewAccount = Pick<Account, 'email' | 'role' | 'passwordHash'> & Partial<Account>;

/** Accounts as other features see them. */
@Injectable()
export class AccountsService {
  constructor(
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async findAccount(id: number): Promise<Account | null> {
    return this.manager.findOneBy(Account, { id });
  }

  /** @throws 404 when there is none, or it was deleted */
  async requireActiveAccount(id: number): Promise<Account> {
    const account = await this.requireAccount(id);
    if (account.deleted !== null) throw notFound(ACCOUNT_NOT_FOUND);
    return account;
  }

  /** Deleted ones too. @throws 404 when there is none */
  async requireAccount(id: number): Promise<Account> {
    const account = await this.findAccount(id);
    if (account === null) throw notFound(ACCOUNT_NOT_FOUND);
    return account;
  }

  async findAccountByEmail(email: string): Promise<Account | null> {
    return this.manager.findOneBy(Account, { email: normaliseEmail(email) });
  }

  /** Every account of a company, oldest first. */
  async listAccountsByVat(vat: string): Promise<Account[]> {
    return this.manager.find(Account, { where: { vat }, order: { id: 'ASC' } });
  }

  /** Addresses of everybody in the back office. */
  async listBackOfficeEmails(): Promise<{ id: number; email: string }[]> {
    return this.manager.find(Account, {
      select: { id: true, email: true },
      where: { role: In(['Admin', 'SuperAdmin']), emailVerified: true, suspended: IsNull() },
    });
  }

  /** Who answers what only they may answer. */
  async listSuperAdminEmails(): Promise<{ email: string }[]> {
    return this.manager.find(Account, {
      select: { id: true, email: true },
      where: { role: 'SuperAdmin', emailVerified: true, suspended: IsNull() },
    });
  }

  /** Changes some fields. @returns whether any row was changed: `only` must still hold */
  async updateAccount(
    id: number,
    change: Partial<Account>,
    only: FindOptionsWhere<Account> = {},
  ): Promise<boolean> {
    const { affected } = await this.manager.update(
      Account,
      { id, ...only },
      { ...change, updated: new Date() },
    );
    return affected === 1;
  }

  /** Account whose credits somebody uses: their own; a buyer's is the fitter of the same company. `null` for a buyer without one. */
  async findWalletAccountId(id: number): Promise<number | null> {
    const account = await this.findAccount(id);
    if (account?.role !== 'Buyer') return account?.id ?? null;
    if (account.vat === null) return null;
    const fitter = await this.manager.findOne(Account, {
      select: { id: true },
      where: { vat: account.vat, role: 'User', contractVerified: true, deleted: IsNull() },
      order: { id: 'ASC' },
    });
    return fitter?.id ?? null;
  }

  async createAccount(account: NewAccount): Promise<Account> {
    const now = new Date();
    return this.manager.save(Account, {
      emailVerified: false,
      contractVerified: false,
      firstPackageAcquired: false,
      privacyAndConditionsAccepted: false,
      created: now,
      updated: now,
      ...account,
      email: normaliseEmail(account.email),
    });
  }

  /** Accounts by their number. */
  async findAccountsById(ids: readonly number[]): Promise<Map<number, Account>> {
    const rows = ids.length === 0 ? [] : await this.accounts.findBy({ id: In([...new Set(ids)]) });
    return new Map(rows.map((account) => [account.id, account]));
  }

  /** E-mail addresses by account. */
  async findEmailsById(ids: readonly number[]): Promise<Map<number, string>> {
    const rows =
      ids.length === 0
        ? []
        : await this.accounts.find({
            select: { id: true, email: true },
            where: { id: In([...new Set(ids)]) },
          });
    return new Map(rows.map(({ id, email }) => [id, email]));
  }

  /** Accounts of the back office that can work, oldest first. */
  async listBackOfficeAccounts(): Promise<Account[]> {
    return this.manager.find(Account, {
      where: { role: In(['Admin', 'SuperAdmin']), suspended: IsNull(), deleted: IsNull() },
      order: { id: 'ASC' },
    });
  }

  /** Of everybody who works on received dossiers. */
  async listOperatorEmails(): Promise<string[]> {
    const rows = await this.manager.find(Account, {
      select: { id: true, email: true },
      where: { role: 'Admin', emailVerified: true, suspended: IsNull() },
    });
    return rows.map(({ email }) => email);
  }

  /** Accounts whose e-mail or company contains the text, at most 200; of digits alone, the account of that number. */
  async searchAccountIds(text: string): Promise<number[]> {
    if (/^\d{1,9}$/.test(text.trim())) return [Number(text)];
    const like = containsPattern(text.trim().toLowerCase());
    const rows = await this.accounts
      .createQueryBuilder('account')
      .select('account.id', 'id')
      .where(
        "account.email LIKE :like ESCAPE '!' OR LOWER(account.businessName) LIKE :like ESCAPE '!'",
        { like },
      )
      .orderBy('account.id')
      .limit(200)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  /** Unlocks what comes with the first package. */
  async markFirstPackageAcquired(id: number): Promise<void> {
    await this.manager.update(
      Account,
      { id, firstPackageAcquired: false },
      { firstPackageAcquired: true, updated: new Date() },
    );
  }
}

const normaliseEmail = (email: string): string => email.trim().toLowerCase();

import { Injectable } from '@nestjs/common';
import { BACK_OFFICE_ACCOUNT, mayChangeAccount } from '@pratiche/domain';
import type { FindOptionsWhere } from 'typeorm';
import type { CurrentCaller } from '../platform/auth/index.js';
import { forbidden, idParam, notFound } from '../platform/http/index.js';
import type { Account } from './account.entity.js';
import { AccountRepository, type NamedAccount } from './account.repository.js';

export type { Account } from './account.entity.js';

export const ACCOUNT_NOT_FOUND = 'Account non trovato';

/** The number of an account in an address. */
export const accountIdParam = () => idParam(ACCOUNT_NOT_FOUND);

/** What a new account needs; everything else is absent until given. */
export type NewAccount = Pick<Account, 'email' | 'role' | 'passwordHash'> & Partial<Account>;

/** Digits that may be a part of a code and not only the number of an account. */
const CODE_PART_MIN = 5;

/** Accounts as other features see them. */
@Injectable()
export class AccountsService {
  constructor(private readonly accountRepository: AccountRepository) {}

  findAccount(id: number): Promise<Account | null> {
    return this.accountRepository.findAccount(id);
  }

  listIdsWithLogo(): Promise<number[]> {
    return this.accountRepository.listIdsWithLogo();
  }

  /** Leaves the hour of change as it is: an open profile page can still be saved. @returns whether it was still this logo */
  replaceLogo(id: number, stored: string, logo: string | null): Promise<boolean> {
    return this.accountRepository.updateAccount(id, { logo }, { logo: stored });
  }

  /** The logo for customers, apart from the account because few callers show it. */
  findAccountLogo(id: number): Promise<string | null> {
    return this.accountRepository.findLogo(id);
  }

  /** @throws 404 when there is none, or it was deleted */
  async requireActiveAccount(id: number): Promise<Account> {
    const account = await this.requireAccount(id);
    if (account.deleted !== null) throw notFound(ACCOUNT_NOT_FOUND);
    return account;
  }

  /** @throws 404; 403 for an account of the back office, unless the caller is a SuperAdmin */
  async requireChangeableAccount(caller: CurrentCaller, id: number): Promise<Account> {
    const account = await this.requireActiveAccount(id);
    if (!mayChangeAccount(caller.role, account.role)) throw forbidden(BACK_OFFICE_ACCOUNT);
    return account;
  }

  /** Deleted ones too. @throws 404 when there is none */
  async requireAccount(id: number): Promise<Account> {
    const account = await this.findAccount(id);
    if (account === null) throw notFound(ACCOUNT_NOT_FOUND);
    return account;
  }

  findAccountByEmail(email: string): Promise<Account | null> {
    return this.accountRepository.findAccountByEmail(normaliseEmail(email));
  }

  /** Every account of a company, oldest first. */
  listAccountsByVat(vat: string): Promise<Account[]> {
    return this.accountRepository.listAccountsByVat(vat);
  }

  /** Addresses of the whole back office. */
  listBackOfficeEmails(): Promise<{ id: number; email: string }[]> {
    return this.accountRepository.listReachableEmails(['Admin', 'SuperAdmin']);
  }

  /** E-mail addresses of the accounts that answer requests reserved to a SuperAdmin. */
  listSuperAdminEmails(): Promise<{ email: string }[]> {
    return this.accountRepository.listReachableEmails(['SuperAdmin']);
  }

  /** E-mail addresses of the accounts that process received dossiers; a SuperAdmin does where there is no operator. */
  async listOperatorEmails(): Promise<string[]> {
    const operators = await this.accountRepository.listReachableEmails(['Admin']);
    const rows = operators.length > 0 ? operators : await this.listSuperAdminEmails();
    return rows.map(({ email }) => email);
  }

  /** SuperAdmins who can log in, but for one account. */
  countActiveSuperAdmins(exceptId: number): Promise<number> {
    return this.accountRepository.countActiveSuperAdmins(exceptId);
  }

  /** Accounts of the back office that can work, oldest first. */
  listBackOfficeAccounts(): Promise<Account[]> {
    return this.accountRepository.listUsableAccounts(['Admin', 'SuperAdmin']);
  }

  /** Changes some fields. @returns whether any row was changed: `only` must still hold */
  updateAccount(
    id: number,
    change: Partial<Account>,
    only: FindOptionsWhere<Account> = {},
  ): Promise<boolean> {
    return this.accountRepository.updateAccount(id, { ...change, updated: new Date() }, only);
  }

  /**
   * Finds the account whose credits an account uses: its own, or for a buyer the fitter of the same
   * company. `null` for a buyer without a fitter.
   */
  async findWalletAccountId(id: number): Promise<number | null> {
    const account = await this.findAccount(id);
    if (account?.role !== 'Buyer') return account?.id ?? null;
    return account.vat === null ? null : this.accountRepository.findFitterIdByVat(account.vat);
  }

  createAccount(account: NewAccount): Promise<Account> {
    const now = new Date();
    return this.accountRepository.insertAccount({
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
    const rows =
      ids.length === 0 ? [] : await this.accountRepository.findAccounts([...new Set(ids)]);
    return new Map(rows.map((account) => [account.id, account]));
  }

  /** E-mail addresses by account. */
  async findNamedAccounts(ids: readonly number[]): Promise<NamedAccount[]> {
    return ids.length === 0 ? [] : this.accountRepository.findNamed([...new Set(ids)]);
  }

  /** Accounts with the text in a name, code or address, at most 200; of digits alone, also the account of that number. */
  async searchAccountIds(text: string): Promise<number[]> {
    const trimmed = text.trim();
    if (trimmed === '') return [];
    // A short number names an account, a longer one may also be a part of a code.
    const numbers = /^\d{1,9}$/.test(trimmed) ? [Number(trimmed)] : [];
    if (numbers.length > 0 && trimmed.length < CODE_PART_MIN) return numbers;
    return [...new Set([...numbers, ...(await this.accountRepository.searchAccountIds(trimmed))])];
  }

  /** Unlocks the features that come with the first package. */
  async markFirstPackageAcquired(id: number): Promise<void> {
    await this.updateAccount(id, { firstPackageAcquired: true }, { firstPackageAcquired: false });
  }
}

const normaliseEmail = (email: string): string => email.trim().toLowerCase();

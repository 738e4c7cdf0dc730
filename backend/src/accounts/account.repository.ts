import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { Role } from '@pratiche/domain';
import { EntityManager, In, IsNull, Not, type FindOptionsWhere } from 'typeorm';
import { Account } from './account.entity.js';
import { matchAccountText } from './account-search.repository.js';

const MAX_MATCHES = 200;

/** Columns that a name is made of. */
export type NamedAccount = Pick<
  Account,
  'id' | 'email' | 'role' | 'firstName' | 'lastName' | 'businessName'
>;

/** Rows of accounts. */
@Injectable()
export class AccountRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  findAccount(id: number): Promise<Account | null> {
    return this.manager.findOneBy(Account, { id });
  }

  async findLogo(id: number): Promise<string | null> {
    const row = await this.manager.findOne(Account, { select: { logo: true }, where: { id } });
    return row?.logo ?? null;
  }

  async listIdsWithLogo(): Promise<number[]> {
    const rows = await this.manager.find(Account, {
      select: { id: true },
      where: { logo: Not(IsNull()) },
      order: { id: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }

  findAccountByEmail(email: string): Promise<Account | null> {
    return this.manager.findOneBy(Account, { email });
  }

  findAccounts(ids: readonly number[]): Promise<Account[]> {
    return this.manager.findBy(Account, { id: In([...ids]) });
  }

  findNamed(ids: readonly number[]): Promise<NamedAccount[]> {
    return this.manager.find(Account, {
      select: {
        id: true,
        email: true,
        role: true,
        firstName: true,
        lastName: true,
        businessName: true,
      },
      where: { id: In([...ids]) },
    });
  }

  listAccountsByVat(vat: string): Promise<Account[]> {
    return this.manager.find(Account, { where: { vat }, order: { id: 'ASC' } });
  }

  /** Accounts of these roles that can work, oldest first. */
  listUsableAccounts(roles: readonly Role[]): Promise<Account[]> {
    return this.manager.find(Account, {
      where: { role: In([...roles]), suspended: IsNull(), deleted: IsNull() },
      order: { id: 'ASC' },
    });
  }

  /** Confirmed addresses of these roles, suspended accounts left out. */
  listReachableEmails(roles: readonly Role[]): Promise<Pick<Account, 'id' | 'email'>[]> {
    return this.manager.find(Account, {
      select: { id: true, email: true },
      where: { role: In([...roles]), emailVerified: true, suspended: IsNull() },
    });
  }

  /** SuperAdmins who can log in, but for one account. */
  countActiveSuperAdmins(exceptId: number): Promise<number> {
    return this.manager.countBy(Account, {
      id: Not(exceptId),
      role: 'SuperAdmin',
      passwordHash: Not(IsNull()),
      emailVerified: true,
      suspended: IsNull(),
      deleted: IsNull(),
    });
  }

  /** The oldest verified fitter of a company. */
  async findFitterIdByVat(vat: string): Promise<number | null> {
    const fitter = await this.manager.findOne(Account, {
      select: { id: true },
      where: { vat, role: 'User', contractVerified: true, deleted: IsNull() },
      order: { id: 'ASC' },
    });
    return fitter?.id ?? null;
  }

  /** Accounts with the text in a name, code or address, at most 200. */
  async searchAccountIds(text: string): Promise<number[]> {
    const rows = await this.manager
      .createQueryBuilder(Account, 'account')
      .select('account.id', 'id')
      .where(matchAccountText(text))
      .orderBy('account.id')
      .limit(MAX_MATCHES)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  insertAccount(account: Partial<Account>): Promise<Account> {
    return this.manager.save(Account, account as Account);
  }

  /** @returns whether a row was changed: `only` must still hold */
  async updateAccount(
    id: number,
    change: Partial<Account>,
    only: FindOptionsWhere<Account>,
  ): Promise<boolean> {
    const { affected } = await this.manager.update(Account, { id, ...only }, change);
    return affected === 1;
  }
}

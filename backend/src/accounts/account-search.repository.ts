import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import {
  COMPANY_ROLES,
  OPERATOR_ROLES,
  parseCodeSearch,
  type AccountGroup,
  type AccountState,
  type Role,
} from '@pratiche/domain';
import { Brackets, EntityManager, type SelectQueryBuilder } from 'typeorm';
import { containsPattern, cappedCount, type CappedCount } from '../platform/database/index.js';
import { Account } from './account.entity.js';

export interface AccountFilters {
  /** Words that each occur in a name, code, address or number of the account; or a code as people write it. */
  search?: string | undefined;
  role?: Role | undefined;
  group?: AccountGroup | undefined;
  state?: AccountState | undefined;
}

/** Columns a list of accounts can be sorted by. */
export const ACCOUNT_SORT_FIELDS = [
  'id',
  'email',
  'phone',
  'businessName',
  'vat',
  'sSNCompany',
  'sponsor',
  'created',
] as const;
export type AccountSort = { field: (typeof ACCOUNT_SORT_FIELDS)[number]; descending: boolean };

const SEARCHED_FIELDS = [
  'email',
  'businessName',
  'phone',
  'vat',
  'sSNCompany',
  'sponsor',
  'firstName',
  'lastName',
  'attorneyFirstName',
  'attorneyLastName',
  'attorneySSN',
  'pec',
  'street',
  'village',
  'city',
  'zip',
] as const;
/** Written with blanks and country as often as without. */
const CODE_FIELDS = ['vat', 'sSNCompany', 'attorneySSN', 'phone'] as const;
const MAX_WORDS = 8;
const NEWEST_FIRST: AccountSort = { field: 'id', descending: true };

const GROUP_ROLES: Record<AccountGroup, readonly Role[]> = {
  companies: COMPANY_ROLES,
  operators: OPERATOR_ROLES,
};
const STATE_CONDITIONS: Record<AccountState, string> = {
  // Each half of the alternative is a part of the index of both columns.
  toVerify:
    'account.suspended IS NULL AND account.contractRefused IS NULL AND (account.emailVerified = :no OR (account.emailVerified = :yes AND account.contractVerified = :no))',
  contractRefused: 'account.suspended IS NULL AND account.contractRefused IS NOT NULL',
  active:
    'account.suspended IS NULL AND account.emailVerified = :yes AND account.contractVerified = :yes',
  suspended: 'account.suspended IS NOT NULL',
  invited: 'account.passwordHash IS NULL',
  deletionRequested: 'account.deletionRequested IS NOT NULL',
};

/** Lists accounts; deleted ones are in none. */
@Injectable()
export class AccountSearchRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** Returns one page with the total count. */
  async findAccountPage(
    filters: AccountFilters,
    sort: AccountSort | null,
    page: { number: number; size: number },
  ): Promise<CappedCount & { rows: Account[] }> {
    const matching = this.buildFilterQuery(filters);
    const [rows, counted] = await Promise.all([
      applySort(matching.clone(), sort ?? NEWEST_FIRST)
        .offset((page.number - 1) * page.size)
        .limit(page.size)
        .getMany(),
      cappedCount(matching, 'account.id'),
    ]);
    return { rows, ...counted };
  }

  /** The newest few, where the caller does not ask how many there are. */
  async findFirstAccounts(filters: AccountFilters, limit: number): Promise<Account[]> {
    return applySort(this.buildFilterQuery(filters), NEWEST_FIRST).limit(limit).getMany();
  }

  /** Number of accounts that a filter finds. */
  async countAccounts(filters: AccountFilters): Promise<number> {
    return this.buildFilterQuery(filters).getCount();
  }

  /** Next batch of what a filter finds, by number: `after` is the last number of the batch before, 0 for the first. */
  async findAccountBatch(filters: AccountFilters, after: number, size: number): Promise<Account[]> {
    return this.buildFilterQuery(filters)
      .andWhere('account.id > :after', { after })
      .orderBy('account.id')
      .limit(size)
      .getMany();
  }

  /** Statement that selects the numbers (`id`) of all accounts that a filter finds. */
  buildAccountIdQuery(filters: AccountFilters): {
    sql: string;
    parameters: (string | number | boolean | null)[];
  } {
    const [sql, parameters] = this.buildFilterQuery(filters)
      .select('account.id', 'id')
      .getQueryAndParameters();
    return { sql, parameters: parameters as (string | number | boolean | null)[] };
  }

  private buildFilterQuery({
    search,
    role,
    group,
    state,
  }: AccountFilters): SelectQueryBuilder<Account> {
    const query = this.manager
      .createQueryBuilder(Account, 'account')
      .where('account.deleted IS NULL');
    if (role !== undefined) query.andWhere('account.role = :role', { role });
    if (group !== undefined)
      query.andWhere('account.role IN (:...roles)', { roles: GROUP_ROLES[group] });
    if (state !== undefined)
      query.andWhere(`(${STATE_CONDITIONS[state]})`, { yes: true, no: false });
    const searched = search?.trim() ?? '';
    if (searched !== '') query.andWhere(matchAccountText(searched));
    return query;
  }
}

/** Every word must occur somewhere in the row, or the whole text be a part of a code. */
export function matchAccountText(text: string): Brackets {
  const code = parseCodeSearch(text);
  return new Brackets((either) => {
    either.where(
      new Brackets((every) => {
        for (const [index, word] of text.split(/\s+/).slice(0, MAX_WORDS).entries())
          every.andWhere(rowContains(word, index));
      }),
    );
    if (code === null) return;
    for (const field of CODE_FIELDS)
      either.orWhere(`LOWER(account.${field}) LIKE :code ESCAPE '!'`, {
        code: containsPattern(code),
      });
  });
}

function rowContains(word: string, index: number): Brackets {
  const like = containsPattern(word.toLowerCase());
  return new Brackets((either) => {
    for (const field of SEARCHED_FIELDS)
      either.orWhere(`LOWER(account.${field}) LIKE :word${index} ESCAPE '!'`, {
        [`word${index}`]: like,
      });
    if (/^\d{1,9}$/.test(word))
      either.orWhere(`account.id = :id${index}`, { [`id${index}`]: Number(word) });
  });
}

/** Sorts equal rows by id, so that no row appears on two pages. */
function applySort(
  query: SelectQueryBuilder<Account>,
  { field, descending }: AccountSort,
): SelectQueryBuilder<Account> {
  const direction = descending ? 'DESC' : 'ASC';
  query.orderBy(`account.${field}`, direction);
  return field === 'id' ? query : query.addOrderBy('account.id', direction);
}

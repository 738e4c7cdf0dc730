import { Injectable } from '@nestjs/common';
import { findDossierMatch, findFieldMatch, OFFICE_LISTS } from '@pratiche/domain';
import { AccountSearchRepository } from '../../accounts/account-search.repository.js';
import { toAccountRowDto } from '../../accounts/account.mapper.js';
import type { Account } from '../../accounts/accounts.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { toStatusDto } from '../dossier.mapper.js';
import { DossierListRepository } from '../list/dossier-list.repository.js';
import { buildOfficeSearchScope, type ListScope } from '../list/list-scope.factory.js';
import { ListSearchService } from '../list/list-search.service.js';
import type { PaletteAccountDto, PaletteDossierDto, PaletteResultDto } from './dto/palette.dto.js';

/** Results of each kind. */
const MAX_RESULTS = 5;

/** Searches dossiers along the index of names, as the lists do, and accounts; counts nothing. */
@Injectable()
export class PaletteService {
  constructor(
    private readonly listSearchService: ListSearchService,
    private readonly dossierListRepository: DossierListRepository,
    private readonly accountSearchRepository: AccountSearchRepository,
    private readonly settingsService: SettingsService,
  ) {}

  async search(caller: CurrentCaller, text: string): Promise<PaletteResultDto> {
    if (text === '') return { dossiers: [], accounts: [] };
    const [dossiers, accounts] = await Promise.all([
      this.findDossiers(caller, text),
      this.findAccounts(text),
    ]);
    return { dossiers, accounts };
  }

  private async findDossiers(caller: CurrentCaller, text: string): Promise<PaletteDossierDto[]> {
    const scope = buildOfficeSearchScope(caller, text, OFFICE_LISTS);
    // Nothing but signs that no name has.
    if (scope.texts.length === 0) return [];
    const found =
      (await this.listSearchService.findMatchingIds(scope)) ??
      (await this.findFirstIds(caller, text));
    const rows = await this.dossierListRepository.findRowsByIds(
      scope,
      pickFirst(found, scope).slice(0, MAX_RESULTS),
    );
    const { rules } = this.settingsService;
    const forms = await this.dossierListRepository.findFormsByIds(rows.map(({ id }) => id));
    return rows
      .map(({ id, client, business_name: businessName, status }) => {
        const form = forms.get(id);
        const match = form && findDossierMatch(text, { id, client, businessName, form });
        return {
          id,
          client,
          businessName,
          status: toStatusDto(status, rules),
          ...(match && { match }),
        };
      })
      .sort((a, b) => Number(b.id === scope.number) - Number(a.id === scope.number));
  }

  /** Where too many match, the latest of each list: they are met soon along its order. */
  private async findFirstIds(caller: CurrentCaller, text: string): Promise<number[]> {
    const found = await Promise.all(
      OFFICE_LISTS.map((list) =>
        this.dossierListRepository.findIds(
          buildOfficeSearchScope(caller, text, [list]),
          null,
          MAX_RESULTS,
        ),
      ),
    );
    return found.flat();
  }

  private async findAccounts(text: string): Promise<PaletteAccountDto[]> {
    const accounts = await this.accountSearchRepository.findFirstAccounts(
      { search: text },
      MAX_RESULTS,
    );
    return accounts.map((account) => {
      const { id, name, email, vat, role } = toAccountRowDto(account);
      const shown = { id, names: [name, email, vat] };
      const match = findFieldMatch(text, shown, listHiddenFields(account));
      return { id, name, email, vat, role, ...(match && { match }) };
    });
  }
}

/** What an account is searched by and its line does not show. */
const listHiddenFields = (account: Account) =>
  [
    { kind: 'taxCode', value: account.sSNCompany },
    { kind: 'taxCode', value: account.attorneySSN },
    { kind: 'phone', value: account.phone },
    { kind: 'person', value: joinParts(account.firstName, account.lastName) },
    { kind: 'person', value: joinParts(account.attorneyFirstName, account.attorneyLastName) },
    { kind: 'person', value: account.businessName },
    { kind: 'email', value: account.pec },
    {
      kind: 'address',
      value: joinParts(account.street, account.village, account.zip, account.city),
    },
    { kind: 'sponsor', value: account.sponsor },
  ] as const;

const joinParts = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');

/** A dossier whose number was typed comes before those that bear it in a name. */
const pickFirst = (ids: readonly number[], { number }: ListScope): number[] =>
  number !== null && ids.includes(number)
    ? [number, ...ids.filter((id) => id !== number)]
    : [...ids];

import {
  ACCOUNT_GROUPS,
  ACCOUNT_STATES,
  ROLES,
  type AccountGroup,
  type AccountState,
  type Role,
} from '@pratiche/domain';
import { ChoiceField, createPageQueryDto, TextField } from '../../../platform/validation/index.js';
import { ACCOUNT_SORT_FIELDS } from '../../account-search.repository.js';

/** Query of the list of accounts. */
export class AccountQueryDto extends createPageQueryDto(ACCOUNT_SORT_FIELDS, 'AccountSort') {
  @TextField({
    isOptional: true,
    max: 254,
    trim: 'before',
    messages: { max: 'Testo troppo lungo.' },
    description: 'Part of any text of the list; of digits alone, also the number of an account.',
  })
  search?: string;

  @ChoiceField(ROLES, {
    name: 'Role',
    isOptional: true,
    message: 'Ruolo non previsto.',
    description: 'Role of the account.',
  })
  role?: Role;

  @ChoiceField(ACCOUNT_GROUPS.map(({ value }) => value), {
    name: 'AccountGroup',
    isOptional: true,
    message: 'Gruppo non previsto.',
    description: 'Companies or people of the back office.',
  })
  group?: AccountGroup;

  @ChoiceField(ACCOUNT_STATES.map(({ value }) => value), {
    name: 'AccountState',
    isOptional: true,
    message: 'Stato non previsto.',
    description: 'State of the account.',
  })
  state?: AccountState;
}

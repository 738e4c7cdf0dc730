import {
  LIST_FILTERS,
  REQUIRED_MESSAGE,
  SERVICE_TYPES,
  STATUS_CODES,
  type ListFilter,
} from '@pratiche/domain';
import {
  ChoiceField,
  createPageQueryDto,
  DayField,
  TextField,
} from '../../../platform/validation/index.js';
import { SORT_COLUMNS, type SortField } from '../list-order.util.js';

const SearchField = (description?: string): PropertyDecorator =>
  TextField({ isOptional: true, max: 200, ...(description === undefined ? {} : { description }) });
const FilterDayField = (description: string): PropertyDecorator =>
  DayField({ isOptional: true, description });

/** One of the values, or several by commas. */
const SeveralField = (
  values: readonly string[],
  { message, description, example }: { message: string; description: string; example: string },
): PropertyDecorator => {
  const value = `(?:${values.join('|')})`;
  return TextField({
    isOptional: true,
    max: 200,
    pattern: new RegExp(`^${value}(?:,${value})*$`),
    messages: { pattern: message, max: message },
    description: `${description}; several by commas.`,
    example,
  });
};

const LIST_DATE = 'On the date of the list: created, sent or received; inclusive.';
const DEADLINE = 'On the last day to send; inclusive.';

/** Query of the lists of dossiers. */
export class DossierListQueryDto extends createPageQueryDto(
  Object.keys(SORT_COLUMNS) as SortField[],
  'DossierSort',
) {
  @ChoiceField(Object.keys(LIST_FILTERS), {
    name: 'ListFilter',
    message: 'Elenco non previsto.',
    requiredMessage: REQUIRED_MESSAGE,
    description: 'Which list.',
  })
  state!: ListFilter;

  @SearchField('Part of number, client or company.')
  search?: string;

  @SearchField('Part of the company.')
  company?: string;

  @SearchField('Part of the client.')
  client?: string;

  @SearchField('Part of the operator.')
  operator?: string;

  @SeveralField(['me', 'none', '[1-9]\\d{0,8}'], {
    message: 'Operatore non previsto.',
    description: 'me, none, or the number of an account',
    example: 'me,12',
  })
  operatorId?: string;

  @TextField({
    isOptional: true,
    max: 9,
    pattern: /^[1-9]\d{0,8}$/,
    messages: { pattern: 'Account non previsto.' },
    description: 'Number of the account that owns the dossiers.',
    example: '12',
  })
  accountId?: string;

  @SeveralField(STATUS_CODES, {
    message: 'Stato non previsto.',
    description: 'Status of the dossier',
    example: 'SENT,WAITING',
  })
  status?: string;

  @SeveralField(SERVICE_TYPES.map(({ value }) => String(value)), {
    message: 'Servizio non previsto.',
    description: 'Service of the dossier',
    example: '1,2',
  })
  serviceType?: string;

  @ChoiceField(['yes', 'no'], {
    name: 'ReviewFilter',
    isOptional: true,
    message: 'Filtro non previsto.',
    description: 'Whether something deserves a second look.',
  })
  review?: 'yes' | 'no';

  @ChoiceField(['yes'], {
    name: 'UnreadFilter',
    isOptional: true,
    message: 'Filtro non previsto.',
    description: 'Only with messages of the other side not seen yet.',
  })
  unread?: 'yes';

  @ChoiceField(['yes', 'no'], {
    name: 'PostponedFilter',
    isOptional: true,
    message: 'Filtro non previsto.',
    description: 'Only dossiers that were put off, or none of them; for the back office.',
  })
  postponed?: 'yes' | 'no';

  @FilterDayField(LIST_DATE)
  dateFrom?: string;

  @FilterDayField(LIST_DATE)
  dateTo?: string;

  @FilterDayField(DEADLINE)
  deadlineFrom?: string;

  @FilterDayField(DEADLINE)
  deadlineTo?: string;
}

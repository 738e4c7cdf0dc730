import {
  LIST_FILTERS,
  REQUIRED_MESSAGE,
  SERVICE_TYPES,
  STATUS_CODES,
  type ListFilter,
  type StatusCode,
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

  @TextField({
    isOptional: true,
    max: 200,
    pattern: /^(me|none|[1-9]\d{0,8})$/,
    messages: { pattern: 'Operatore non previsto.' },
    description: 'me, none, or the number of an account.',
  })
  operatorId?: string;

  @ChoiceField(STATUS_CODES, {
    name: 'StatusCode',
    isOptional: true,
    message: 'Stato non previsto.',
    description: 'Status of the dossier.',
  })
  status?: StatusCode;

  @ChoiceField(SERVICE_TYPES.map(({ value }) => String(value)), {
    name: 'ServiceTypeText',
    isOptional: true,
    message: 'Servizio non previsto.',
    description: 'Service of the dossier.',
  })
  serviceType?: string;

  @FilterDayField(LIST_DATE)
  dateFrom?: string;

  @FilterDayField(LIST_DATE)
  dateTo?: string;

  @FilterDayField(DEADLINE)
  deadlineFrom?: string;

  @FilterDayField(DEADLINE)
  deadlineTo?: string;
}

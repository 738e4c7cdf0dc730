import {
  OFFICE_COLUMN_KEYS,
  OFFICE_LISTS,
  type OfficeColumn,
  type OfficeList,
} from '@pratiche/domain';
import { ChoiceField, ChoiceListField } from '../../../platform/validation/index.js';

/** A list whose columns are asked for. */
export class ListColumnsQueryDto {
  @ChoiceField(OFFICE_LISTS, {
    name: 'OfficeList',
    message: 'Elenco non previsto.',
    description: 'Which list.',
  })
  list!: OfficeList;
}

/** The columns of a list as an operator wants to see them. */
export class ListColumnsDto {
  @ChoiceField(OFFICE_LISTS, { name: 'OfficeList', message: 'Elenco non previsto.' })
  list!: OfficeList;

  @ChoiceListField(OFFICE_COLUMN_KEYS, {
    name: 'OfficeColumn',
    messages: {
      type: 'Scegli le colonne.',
      min: 'Scegli almeno una colonna.',
      choice: 'Colonna non prevista.',
    },
    description: 'In their order.',
  })
  columns!: OfficeColumn[];
}

import {
  COLUMN_LISTS,
  OFFICE_COLUMN_KEYS,
  type ColumnList,
  type OfficeColumn,
} from '@pratiche/domain';
import { ChoiceField, ChoiceListField } from '../../../platform/validation/index.js';

/** A list whose columns are asked for. */
export class ListColumnsQueryDto {
  @ChoiceField(COLUMN_LISTS, {
    name: 'ColumnList',
    message: 'Elenco non previsto.',
    description: 'Which list.',
  })
  list!: ColumnList;
}

/** The columns of a list as an operator wants to see them. */
export class ListColumnsDto {
  @ChoiceField(COLUMN_LISTS, { name: 'ColumnList', message: 'Elenco non previsto.' })
  list!: ColumnList;

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

export { ChoiceField } from './choice-field.decorator.js';
export { ChoiceListField } from './choice-list-field.decorator.js';
export { DayField, RecentDayField } from './day-field.decorator.js';
export { DtoValidationPipe } from './dto-validation.pipe.js';
export { findDtoFaults, validateDto, validateStrictDto } from './dto-validator.util.js';
export { createField, type FieldOptions } from './field.decorator.js';
export { createDto, type DtoFields } from './dto.factory.js';
export { FlagField } from './flag-field.decorator.js';
export { IdListField } from './id-list-field.decorator.js';
export { KeepsRule, KeepsRuleWithObject } from './keeps-rule.decorator.js';
export { MomentField } from './moment-field.decorator.js';
export { NestedField, NestedListField } from './nested-field.decorator.js';
export {
  BoundedNumberField,
  IdField,
  RuledNumberField,
  WholeNumberField,
} from './number-field.decorator.js';
export {
  createPageQueryDto,
  FIRST_PAGE,
  MAX_PAGE_SIZE,
  PageQueryDto,
  toPageQuery,
  type PageQuery,
  type PageRequest,
} from './page-query.dto.js';
export { QueryDecimalField, QueryWholeNumberField } from './query-number-field.decorator.js';
export { TextField } from './text-field.decorator.js';
export { UnknownQueryInterceptor } from './unknown-query.interceptor.js';

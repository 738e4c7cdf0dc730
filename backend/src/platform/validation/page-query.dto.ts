import { ApiHideProperty } from '@nestjs/swagger';
import type { Type } from '@nestjs/common';
import { ChoiceField } from './choice-field.decorator.js';
import { QueryWholeNumberField } from './query-number-field.decorator.js';

/** Largest page a client may ask for. */
export const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 1_000_000;
const DEFAULT_PAGE_SIZE = 20;
const POSITIVE = /^[1-9]\d{0,6}$/;

/** For lists that are never answered whole. */
export const FIRST_PAGE = { number: 1, size: DEFAULT_PAGE_SIZE } as const;

const pageMessages = (name: string, max: number) => ({
  message: `${name}: deve essere un numero intero positivo.`,
  messages: { max: `${name}: al massimo ${max}.` },
});

/** Which rows of a list: blank parameters count as absent. */
export abstract class PageQueryDto<SortField extends string = string> {
  @QueryWholeNumberField({
    isOptional: true,
    pattern: POSITIVE,
    min: 1,
    max: MAX_PAGE,
    ...pageMessages('page', MAX_PAGE),
    description: 'Counts from 1; without page and pageSize the list decides how much it answers.',
  })
  page?: number;

  @QueryWholeNumberField({
    isOptional: true,
    pattern: POSITIVE,
    min: 1,
    max: MAX_PAGE_SIZE,
    ...pageMessages('pageSize', MAX_PAGE_SIZE),
    description: `Number of rows; ${DEFAULT_PAGE_SIZE} when only page is given.`,
  })
  pageSize?: number;

  /** A field, with a leading `-` for descending; a query with fields to sort by describes it. */
  @ApiHideProperty()
  sort?: SortField | `-${SortField}`;
}

/** The base class of a list's query, with the fields it can be sorted by. */
export function createPageQueryDto<const SortField extends string>(
  sortable: readonly SortField[],
  name: string,
): Type<PageQueryDto<SortField>> {
  class SortedPageQueryDto extends PageQueryDto<SortField> {
    @ChoiceField(sortable.flatMap((field) => [field, `-${field}`]), {
      name,
      isOptional: true,
      message: 'sort: campo di ordinamento non previsto.',
      description: 'A leading - sorts descending.',
    })
    declare sort?: SortField | `-${SortField}`;
  }
  return SortedPageQueryDto;
}

export interface PageRequest<SortField extends string> {
  /** `null` without `page` and `pageSize`: all rows, streamed. `page` counts from 1. */
  page: { number: number; size: number } | null;
  sort: { field: SortField; descending: boolean } | null;
}

/** A query of a list, as services take it. */
export interface PageQuery<SortField extends string, Filters> extends PageRequest<SortField> {
  filters: Filters;
}

/** Page, order and filters that a query asks for. */
export function toPageQuery<SortField extends string, Dto extends PageQueryDto<SortField>>(
  query: Dto & PageQueryDto<SortField>,
): PageQuery<SortField, Omit<Dto, keyof PageQueryDto>> {
  const { page, pageSize, sort, ...filters } = query;
  return {
    page:
      page === undefined && pageSize === undefined
        ? null
        : { number: page ?? 1, size: pageSize ?? DEFAULT_PAGE_SIZE },
    sort:
      sort === undefined
        ? null
        : { field: sort.replace(/^-/, '') as SortField, descending: sort.startsWith('-') },
    filters,
  };
}

/** Whether a class is the query of a list. */
export const isPageQuery = (dto: Type<unknown>): boolean => dto.prototype instanceof PageQueryDto;

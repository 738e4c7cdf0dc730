import type { PipeTransform } from '@nestjs/common';
import { z } from 'zod';
import { parseWith } from './zod.pipe.js';

/** Largest page a client may ask for. */
export const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 1_000_000;
const DEFAULT_PAGE_SIZE = 20;

/** For lists that are never answered whole. */
export const FIRST_PAGE = { number: 1, size: DEFAULT_PAGE_SIZE } as const;

export interface PageQuery<SortField extends string, Filters> {
  /** `null` without `page` and `pageSize`: all rows, streamed. `page` counts from 1. */
  page: { number: number; size: number } | null;
  sort: { field: SortField; descending: boolean } | null;
  filters: Filters;
}

interface PageQueryOptions<SortField extends string, Shape extends z.ZodRawShape> {
  sortable: readonly SortField[];
  /** One zod type per filter; query values arrive as text. */
  filters: Shape;
}

const positiveIntegerSchema = (name: string, max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, { error: `${name}: deve essere un numero intero positivo.` })
    .transform(Number)
    .refine((value) => value <= max, { error: `${name}: al massimo ${max}.` })
    .optional();

/**
 * `@Query(pageQuery({ sortable: ['created'], filters: { search: … } })) query: PageQuery<…>`.
 * Blank parameters count as absent; a field given twice, an unknown sort field or a bad filter is a 400.
 */
export function pageQuery<const SortField extends string, Shape extends z.ZodRawShape>({
  sortable,
  filters,
}: PageQueryOptions<SortField, Shape>): PipeTransform<
  unknown,
  PageQuery<SortField, z.output<z.ZodObject<Shape>>>
> {
  const filterSchema = z.object(filters);
  const paging = z.object({
    page: positiveIntegerSchema('page', MAX_PAGE),
    pageSize: positiveIntegerSchema('pageSize', MAX_PAGE_SIZE),
    sort: z
      .string()
      .refine((value) => sortable.some((field) => field === value.replace(/^-/, '')), {
        error: 'sort: campo di ordinamento non previsto.',
      })
      .optional(),
  });
  return {
    transform(value) {
      const given = omitBlankParameters(value);
      const { page, pageSize, sort } = parseWith(paging, given, INVALID_QUERY_MESSAGE);
      return {
        page:
          page === undefined && pageSize === undefined
            ? null
            : { number: page ?? 1, size: pageSize ?? DEFAULT_PAGE_SIZE },
        sort: parseSort(sort, sortable),
        filters: parseWith(filterSchema, given, INVALID_QUERY_MESSAGE),
      };
    },
  };
}

const INVALID_QUERY_MESSAGE = 'I parametri della ricerca non sono validi.';

function parseSort<SortField extends string>(
  sort: string | undefined,
  sortable: readonly SortField[],
) {
  const field = sortable.find((name) => name === sort?.replace(/^-/, ''));
  return field === undefined ? null : { field, descending: sort?.startsWith('-') === true };
}

function omitBlankParameters(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
}

import {
  Injectable,
  ValidationPipe,
  type ArgumentMetadata,
  type PipeTransform,
  type Type,
  type ValidationPipeOptions,
} from '@nestjs/common';
import {
  BODY_TRANSFORM,
  INVALID_DATA_MESSAGE,
  invalidData,
  requirePlainObject,
  requireWellFormedText,
  VALIDATOR_OPTIONS,
} from './dto-validator.util.js';
import { isPageQuery } from './page-query.dto.js';
import { toProblemFields } from './validation-errors.mapper.js';

export const INVALID_QUERY_MESSAGE = 'I parametri della richiesta non sono validi.';
const INVALID_SEARCH_MESSAGE = 'I parametri della ricerca non sono validi.';

/** Nest's pipe with the portal's answer; `message` sums up the errors of the fields. */
const createPipe = (message: string, options: ValidationPipeOptions): ValidationPipe =>
  new ValidationPipe({
    ...VALIDATOR_OPTIONS,
    ...options,
    transform: true,
    exceptionFactory: (errors) => invalidData(toProblemFields(errors), message),
  });

const QUERY_OPTIONS: ValidationPipeOptions = {
  forbidNonWhitelisted: true,
  transformOptions: { exposeUnsetFields: false },
};

/**
 * Checks every body and query whose type is a DTO and answers all its faults as one problem. A body
 * may have members that the DTO does not know, which are dropped; a query may not.
 */
@Injectable()
export class DtoValidationPipe implements PipeTransform {
  private readonly bodyPipe = createPipe(INVALID_DATA_MESSAGE, {
    transformOptions: BODY_TRANSFORM,
  });
  private readonly queryPipe = createPipe(INVALID_QUERY_MESSAGE, QUERY_OPTIONS);
  private readonly searchPipe = createPipe(INVALID_SEARCH_MESSAGE, QUERY_OPTIONS);

  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    if (metatype === undefined || NOT_DTOS.has(metatype)) return value;
    if (type === 'body') {
      // A call without body is one without members: each DTO says which it needs.
      const body = requirePlainObject(value === undefined ? {} : value, INVALID_DATA_MESSAGE);
      return requireWellFormedText(
        await this.bodyPipe.transform(body, metadata),
        INVALID_DATA_MESSAGE,
      );
    }
    return type === 'query' ? this.transformQuery(value, metadata, isPageQuery(metatype)) : value;
  }

  private async transformQuery(
    value: unknown,
    metadata: ArgumentMetadata,
    isSearch: boolean,
  ): Promise<unknown> {
    const given = isSearch ? omitBlankParameters(value) : { ...(value as object) };
    return requireWellFormedText(
      await (isSearch ? this.searchPipe : this.queryPipe).transform(given, metadata),
      isSearch ? INVALID_SEARCH_MESSAGE : INVALID_QUERY_MESSAGE,
    );
  }
}

/** Types of arguments that are no DTO, as the compiler writes them into the metadata. */
const NOT_DTOS: ReadonlySet<Type<unknown>> = new Set<Type<unknown>>([
  Object,
  String,
  Number,
  Boolean,
  Array,
]);

const omitBlankParameters = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));

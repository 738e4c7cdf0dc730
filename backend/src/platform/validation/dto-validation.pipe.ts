import {
  Injectable,
  ValidationPipe,
  type ArgumentMetadata,
  type PipeTransform,
  type Type,
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

const INVALID_QUERY_MESSAGE = 'I parametri della richiesta non sono validi.';
const INVALID_SEARCH_MESSAGE = 'I parametri della ricerca non sono validi.';

/**
 * Checks every body and query whose type is a DTO and answers all its faults as one problem. A body
 * may have members that the DTO does not know, which are dropped; a query may not.
 */
@Injectable()
export class DtoValidationPipe implements PipeTransform {
  private readonly bodyPipe = new ValidationPipe({
    ...VALIDATOR_OPTIONS,
    transform: true,
    transformOptions: BODY_TRANSFORM,
    exceptionFactory: (errors) => invalidData(toProblemFields(errors), INVALID_DATA_MESSAGE),
  });

  private readonly queryPipe = this.createQueryPipe(INVALID_QUERY_MESSAGE);
  private readonly searchPipe = this.createQueryPipe(INVALID_SEARCH_MESSAGE);

  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype } = metadata;
    if (metatype === undefined || NOT_DTOS.has(metatype)) return value;
    if (type === 'body')
      return requireWellFormedText(
        await this.bodyPipe.transform(requirePlainObject(value, INVALID_DATA_MESSAGE), metadata),
        INVALID_DATA_MESSAGE,
      );
    if (type !== 'query') return value;
    return isPageQuery(metatype)
      ? this.transformQuery(this.searchPipe, omitBlankParameters(value), metadata)
      : this.transformQuery(this.queryPipe, { ...(value as object) }, metadata);
  }

  private async transformQuery(
    pipe: ValidationPipe,
    value: object,
    metadata: ArgumentMetadata,
  ): Promise<unknown> {
    const message = pipe === this.searchPipe ? INVALID_SEARCH_MESSAGE : INVALID_QUERY_MESSAGE;
    return requireWellFormedText(await pipe.transform(value, metadata), message);
  }

  private createQueryPipe(message: string): ValidationPipe {
    return new ValidationPipe({
      ...VALIDATOR_OPTIONS,
      forbidNonWhitelisted: true,
      transform: true,
      transformOptions: { exposeUnsetFields: false },
      exceptionFactory: (errors) => invalidData(toProblemFields(errors), message),
    });
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

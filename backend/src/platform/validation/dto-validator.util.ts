import { plainToInstance, type ClassTransformOptions } from 'class-transformer';
import { validateSync, type ValidatorOptions } from 'class-validator';
import { badRequest, type Problem } from '../http/problem.exception.js';
import type { ProblemFieldDto } from '../http/dto/problem.dto.js';
import { findMalformedUnicodePath } from '../http/unicode.util.js';
import { isPlainObject, toSafePlain } from './plain-object.util.js';
import { toProblemFields, toStrictProblemFields } from './validation-errors.mapper.js';

/** Only declared fields are taken over, and absent ones stay absent. */
export const BODY_TRANSFORM: ClassTransformOptions = {
  excludeExtraneousValues: true,
  exposeUnsetFields: false,
};

export const VALIDATOR_OPTIONS: ValidatorOptions = {
  whitelist: true,
  stopAtFirstError: true,
  validationError: { target: false, value: true },
};

export const INVALID_DATA_MESSAGE = 'Alcuni dati non sono validi: controlla i campi indicati.';

export const invalidData = (errors: readonly ProblemFieldDto[], message: string): Problem =>
  badRequest(message, 'invalid-data', { errors });

/** The value without what class-transformer must not see; a 400 where it is no object. */
export function requirePlainObject(
  value: unknown,
  message: string,
  fault = 'Valore non valido.',
): Record<string, unknown> {
  const plain = toSafePlain(value);
  if (!isPlainObject(plain)) throw invalidData([{ field: '', message: fault }], message);
  return plain;
}

/** Refuses half of a surrogate pair anywhere in the value: databases cannot store it. */
export function requireWellFormedText<T>(value: T, message: string): T {
  const path = findMalformedUnicodePath(value);
  if (path === null) return value;
  throw invalidData(
    [{ field: path.join('.'), message: 'Contiene caratteri non ammessi.' }],
    message,
  );
}

interface ValidateOptions {
  message?: string;
  /** What is wrong with a value that is no object. */
  notObjectMessage?: string;
}

/** Checks values that do not pass through the pipe, such as multipart fields and rows of files. */
export function validateDto<Dto extends object>(
  dto: new () => Dto,
  value: unknown,
  { message = INVALID_DATA_MESSAGE, notObjectMessage }: ValidateOptions = {},
): Dto {
  const instance = plainToInstance(
    dto,
    requirePlainObject(value, message, notObjectMessage),
    BODY_TRANSFORM,
  );
  const errors = validateSync(instance, VALIDATOR_OPTIONS);
  if (errors.length > 0) throw invalidData(toProblemFields(errors), message);
  return requireWellFormedText(instance, message);
}

interface StrictOptions extends ValidateOptions {
  /** Member that holds the value itself, for values that are lists; paths of faults leave it out. */
  wrapper?: string;
}

/** The same, where a member that the DTO does not know is a fault, at any depth. */
export function validateStrictDto<Dto extends object>(
  dto: new () => Dto,
  value: unknown,
  { message = INVALID_DATA_MESSAGE, notObjectMessage, wrapper }: StrictOptions = {},
): Dto {
  const plain = requirePlainObject(value, message, notObjectMessage);
  const instance = plainToInstance(dto, plain, { exposeUnsetFields: false });
  const errors = validateSync(instance, { ...VALIDATOR_OPTIONS, forbidNonWhitelisted: true });
  if (errors.length > 0) throw invalidData(toStrictProblemFields(errors, wrapper), message);
  return requireWellFormedText(instance, message);
}

/** What is wrong with an object of ours, field by field. */
export const findDtoFaults = (dto: new () => object, value: object): ProblemFieldDto[] =>
  toProblemFields(validateSync(plainToInstance(dto, value, BODY_TRANSFORM), VALIDATOR_OPTIONS));

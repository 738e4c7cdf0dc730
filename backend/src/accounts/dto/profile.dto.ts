import type { Profile } from '@pratiche/domain';
import { createEmptyRegistration, PROFILE_FIELDS } from '@pratiche/domain/accounts';
import {
  createDto,
  FlagField,
  TextField,
  type DtoFields,
} from '../../platform/validation/index.js';

/** Longer than any field may be: the field's own rule reports a text that is too long. */
const ANY_TEXT_MAX = 1_000;

/**
 * Checks only the types: the rules of the domain report wrong values, in the browser and on the
 * server.
 */
export function createFormFields<Form extends object>(
  form: Form,
  fields: readonly (keyof Form)[],
): DtoFields<Form> {
  return Object.fromEntries(
    fields.map((field) => [
      field,
      typeof form[field] === 'boolean'
        ? FlagField({ default: false })
        : TextField({ max: ANY_TEXT_MAX, isNullable: true, default: null }),
    ]),
  ) as DtoFields<Form>;
}

/** The profile of an account, as its owner writes it and as it is answered. */
export class ProfileDto extends createDto<Profile>(
  'ProfileFieldsDto',
  createFormFields<Profile>(createEmptyRegistration(), PROFILE_FIELDS),
) {}

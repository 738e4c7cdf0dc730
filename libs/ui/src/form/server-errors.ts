import { ApiError } from '@pratiche/api';
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';

type ServerErrorPath = `root.${string}`;

/**
 * Server messages are stored under `root`: validating the fields again keeps them, submitting
 * removes them.
 */
const serverErrorPath = (field: string): ServerErrorPath => `root.${field}`;

/**
 * Shows the messages of the API at their fields, until the field is changed or the form submitted.
 * @returns the first of these fields
 */
export function setServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  error: unknown,
): string | null {
  const refused = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  for (const { field, message } of refused.toReversed())
    setServerError(form, field as FieldPath<Values>, message);
  return refused[0]?.field ?? null;
}

/** Shows a server message at a field. */
export function setServerError<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  field: FieldPath<Values>,
  message: string,
): void {
  form.setError(serverErrorPath(field), { type: 'server', message });
}

export function clearServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'clearErrors'>,
  fields: readonly string[],
): void {
  for (const field of fields) form.clearErrors(serverErrorPath(field));
}

export function findServerError(errors: object, field: string): string | null {
  const error = get(errors, serverErrorPath(field)) as { message?: string } | undefined;
  return error?.message ?? null;
}

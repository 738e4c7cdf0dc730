import { QueryFailedError } from 'typeorm';

interface LoggedError {
  type: string;
  code?: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
}

/** An error as the logs keep it: the statement, its values and what the database quotes of them stay out. */
export function serializeError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is not an error was thrown' };
  const clean = error instanceof QueryFailedError ? redactQuotedValues : (text: string) => text;
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    message: clean(error.message),
    ...(error.stack === undefined ? {} : { stack: clean(error.stack) }),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause) }),
  };
}

/** "Duplicate entry 'mario@example.it' for key 'uq_accounts_email'" names a person. */
const redactQuotedValues = (text: string): string => text.replace(/'[^'\n]*'/g, "'…'");

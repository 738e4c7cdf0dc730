import { ApiError } from '@pratiche/api';
import { ALERT_TEXTS } from './texts.js';

/** The Italian text to show for anything that was thrown. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return ALERT_TEXTS.unknownError;
  const { message, errors } = error.problem;
  const details = (errors ?? [])
    .map((line) => line.message)
    .filter((text) => !message.includes(text));
  return [message, ...new Set(details)].join('\n');
}

import { ApiError } from '@pratiche/api';

const UNKNOWN_ERROR_TEXT =
  'Qualcosa non ha funzionato in questa pagina: ricaricala e riprova. Se succede ancora, contatta l’assistenza.';

/** The Italian text to show for anything that was thrown. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return UNKNOWN_ERROR_TEXT;
  const { message, errors } = error.problem;
  const details = (errors ?? [])
    .map((line) => line.message)
    .filter((text) => !message.includes(text));
  return [message, ...new Set(details)].join('\n');
}

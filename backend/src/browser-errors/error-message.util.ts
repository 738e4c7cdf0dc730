/** Errors of the language itself, whose messages speak of code. Others may quote what a person typed. */
const LANGUAGE_ERRORS = new Set(['TypeError', 'ReferenceError', 'RangeError', 'ChunkLoadError']);
/** "reading 'length'" is a word of the code, and all that is kept between quotes. */
const QUOTED = /(["'`])(?:(?!\1).)*\1/g;
const READING = /\((?:reading|setting) '[A-Za-z_$][\w$]{0,30}'\)/;
const NUMBERS = /\d{3,}/g;

/** The message of an error as the log keeps it, or `null`: nothing that a person wrote. */
export function redactErrorMessage(name: string, message: string): string | null {
  if (!LANGUAGE_ERRORS.has(name)) return null;
  const reading = READING.exec(message)?.[0] ?? '';
  const [start = ''] = reading === '' ? [message] : message.split(reading);
  return `${start
    .replace(QUOTED, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/https?:\S+/g, '…')
    .replace(NUMBERS, '…')}${reading}`.trim();
}

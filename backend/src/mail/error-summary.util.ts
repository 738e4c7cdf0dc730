/** What the mail adapter says of a failure: made of codes only. */
const SMTP_ERROR = /^(?:Error|Unrecoverable(?:Job)?Error|JobHopeless): (SMTP [\w .()-]{1,60})$/;
/** Signal or exit code of the process that a job ended. */
const PROCESS_END = /^(ProcessEndedError): ([\w ]{1,40})$/;
/** "    at ZipJob.handle (file:///srv/backend/dist/src/works/zip.job.js:41:9)" */
const STACK_FRAME = /^\s+at (?:async )?(?:([\w.$<>]+) )?.*?([\w.-]+\.[cm]?[jt]s):(\d+)/;

/**
 * An error for people's eyes: its type and where in the program it came up. Its own text is left out, since databases
 * and mail servers quote names, addresses and values in theirs.
 */
export function summarizeError(stack: string | null): string {
  const [first = '', ...rest] = (stack ?? '').split('\n');
  const smtp = SMTP_ERROR.exec(first)?.[1];
  if (smtp !== undefined) return smtp;
  const [, ended, death] = PROCESS_END.exec(first) ?? [];
  if (ended !== undefined) return `${ended} (${death})`;
  const type = /^[A-Z]\w{2,40}(?=:|$)/.exec(first)?.[0] ?? 'Error';
  for (const row of rest) {
    const [, name, file, number] = STACK_FRAME.exec(row) ?? [];
    if (file !== undefined)
      return `${type} (${name === undefined ? '' : `${name}, `}${file}:${number})`;
  }
  return type;
}

import { describe, expect, it } from '@jest/globals';
import { summarizeError } from './error-summary.util.js';

describe('errorSummary', () => {
  it.each([
    [
      'JobHopeless: SMTP 550 5.1.1 (RCPT TO)\n    at smtpFailure (file:///srv/smtp-failure.js:3:1)',
      'SMTP 550 5.1.1 (RCPT TO)',
    ],
    ['Error: SMTP ECONNREFUSED (CONN)', 'SMTP ECONNREFUSED (CONN)'],
    ['Error: SMTP 550 <mario.rossi@example.test> unknown', 'Error'],
    [
      "QueryFailedError: Duplicate entry 'mario@example.test' for key 'x'\n    at Query.run (/srv/node_modules/typeorm/Query.js:12:3)",
      'QueryFailedError (Query.run, Query.js:12)',
    ],
    [
      'TypeError: cannot read Ortensia\nBrughetti\n    at async ZipJob.handle (file:///srv/backend/dist/zip.job.js:41:9)',
      'TypeError (ZipJob.handle, zip.job.js:41)',
    ],
    ['Error: x\n    at file:///srv/a.js:1:2', 'Error (a.js:1)'],
    ['mario@example.test', 'Error'],
    ['ProcessEndedError: SIGKILL', 'ProcessEndedError (SIGKILL)'],
    ['ProcessEndedError: spawn /home/mario ENOENT', 'ProcessEndedError'],
    ['', 'Error'],
    [null, 'Error'],
  ])('of %j says %j', (stack, said) => expect(summarizeError(stack)).toBe(said));
});

import { QueryFailedError } from 'typeorm';
import { describe, expect, it } from '@jest/globals';
import { serializeError } from './error-serializer.util.js';

describe('errors in the logs', () => {
  it('keep type, code, message, stack and cause', () => {
    const error = Object.assign(new Error('outer', { cause: new TypeError('inner') }), {
      code: 'E1',
      statement: 'secret',
    });
    expect(serializeError(error)).toMatchObject({
      type: 'Error',
      code: 'E1',
      message: 'outer',
      cause: { type: 'TypeError', message: 'inner' },
    });
    expect(JSON.stringify(serializeError(error))).not.toContain('secret');
  });

  it('carry nothing a person wrote into the database', () => {
    const driver = Object.assign(
      new Error("Duplicate entry 'mario@example.it' for key 'uq_accounts_email'"),
      { code: 'ER_DUP_ENTRY' },
    );
    const logged = serializeError(
      new QueryFailedError(
        "INSERT INTO accounts VALUES ('mario@example.it')",
        ['RSSMRA80A01H501U'],
        driver,
      ),
    );
    expect(logged).toMatchObject({
      type: 'QueryFailedError',
      code: 'ER_DUP_ENTRY',
      message: "Duplicate entry '…' for key '…'",
    });
    expect(JSON.stringify(logged)).not.toMatch(/mario|RSSMRA/);
  });

  it('say so when something else was thrown', () => {
    expect(serializeError('mario@example.it')).toEqual({
      type: 'string',
      message: 'Something that is not an error was thrown',
    });
  });
});

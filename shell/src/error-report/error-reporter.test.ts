import { describe, expect, it } from '@jest/globals';
import { buildErrorReport, toPagePattern } from './error-reporter.js';

describe('a report of an error', () => {
  it.each([
    ['/', '/'],
    ['/dashboard/', '/dashboard'],
    ['/module/1234', '/module/:part'],
    ['/edit-beneficiary/AbC-123_x/step', '/edit-beneficiary/:part/step'],
    ['/verify-email/RSSMRA80A01H501U', '/verify-email/:part'],
    ['/password/abcdefghijklmnopqrstuvwxyzabcd', '/password/:part'],
    ['/a/mario@example.it', '/a/:part'],
  ])('names the page %s as %s', (path, pattern) => {
    expect(toPagePattern(path)).toBe(pattern);
  });

  it('has the places of the code, and neither message nor addresses of pages in them', () => {
    const error = new TypeError('Mario\nRossi');
    error.stack = [
      'TypeError: Mario Rossi',
      '    at row (https://p.test:8082/1.0.0/115.fffdd0a1fd.js:1:20)',
      '    at https://p.test/edit-beneficiary/secret:3:4',
      '    at new Promise (<anonymous>)',
    ].join('\n');
    expect(
      buildErrorReport({ kind: 'error', error, release: '1.0.0-x', path: '/module/7' }),
    ).toEqual({
      kind: 'error',
      release: '1.0.0-x',
      page: '/module/:part',
      name: 'TypeError',
      message: 'Mario Rossi',
      stack: '    at row (https://p.test:8082/1.0.0/115.fffdd0a1fd.js:1:20)',
    });
  });

  it('says of what is no error only that something was thrown', () => {
    expect(
      buildErrorReport({ kind: 'rejection', error: 'RSSMRA80A01H501U', release: 'x', path: '/' }),
    ).toMatchObject({ name: 'Thrown', message: '', stack: '' });
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { finishReport } from './finish-report.ts';

const WITHIN = { what: 'a list', figure: '7 ms', limit: '≤ 25 ms', isWithin: true };
const MISSED = { what: 'a search', figure: '26 ms', limit: '≤ 25 ms', isWithin: false };

describe('the end of a benchmark', () => {
  const before = process.exitCode;
  let written: [title: string, text: string][];
  const write = (title: string, text: string): Promise<void> => {
    written.push([title, text]);
    return Promise.resolve();
  };

  beforeEach(() => {
    written = [];
    process.exitCode = undefined;
    jest.spyOn(console, 'log').mockReturnValue();
  });
  afterEach(() => {
    process.exitCode = before;
    jest.restoreAllMocks();
  });

  it('writes every line into its section', async () => {
    await finishReport({ title: 'Lists', tables: ['| a |'], lines: [WITHIN] }, write);
    expect(written.map(([title]) => title)).toEqual(['Lists']);
    expect(written[0]?.[1]).toContain('| a |');
    expect(written[0]?.[1]).toContain('| a list | 7 ms |  |  | ≤ 25 ms | pass |');
    expect(process.exitCode).toBeUndefined();
  });

  it('fails where a limit is missed, once the section is written', async () => {
    await finishReport({ title: 'Lists', lines: [WITHIN, MISSED] }, write);
    expect(written).toHaveLength(1);
    expect(process.exitCode).toBe(1);
  });

  it('of some cases leaves the page as it is, and fails likewise', async () => {
    await finishReport({ title: 'Lists', lines: [MISSED], isWhole: false }, write);
    expect(written).toEqual([]);
    expect(process.exitCode).toBe(1);
  });
});

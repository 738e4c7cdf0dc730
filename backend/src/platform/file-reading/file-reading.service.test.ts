import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { MetricsService } from '../metrics/metrics.service.js';
import type { FileReader } from './file-reader.types.js';
import { FileReadingService, READING_LIMITS } from './file-reading.service.js';

/** A module that reads with this body of a function. */
const createReader = <Output>(body: string): FileReader<object, Output> => ({
  moduleUrl: new URL(
    `data:text/javascript,${encodeURIComponent(`export async function readFile(input) { ${body} }`)}`,
  ),
  advice: 'dividi lo ZIP in più ZIP.',
});
const ECHO = createReader<object>('return input');

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(true));

let service: FileReadingService;
beforeEach(() => {
  service = new FileReadingService(new MetricsService());
});
afterEach(() => service.onApplicationShutdown());

describe('reading the files of others', () => {
  it('refuses a file that takes too much with a sentence at its field', async () => {
    const message =
      'Il contenuto di questo file richiede troppo tempo o troppa memoria, perciò non l’abbiamo letto e non è stato salvato nulla: dividi lo ZIP in più ZIP.';
    await expect(
      service.readFile(createReader('process.exit()'), () => ({}), { caller: '1', field: 'zip' }),
    ).rejects.toMatchObject({
      status: 422,
      code: 'file-too-heavy',
      message,
      extras: { errors: [{ field: 'zip', message }] },
    });
  });

  it('throws the problem of the reader', async () => {
    const reader = createReader(
      'throw Object.assign(new Error("no"), { name: "Problem", body: { status: 415, code: "csv-unreadable", message: "Non è un CSV.", errors: [] } })',
    );
    await expect(service.readFile(reader, () => ({}), { caller: '1' })).rejects.toMatchObject({
      name: 'Problem',
      status: 415,
      code: 'csv-unreadable',
      message: 'Non è un CSV.',
      extras: { errors: [] },
    });
  });

  it('loads each file when its turn comes, and those of a newcomer before the rest of another', async () => {
    const loaded: string[] = [];
    const read = (caller: string, name: string) =>
      service.readFile(
        ECHO,
        () => {
          loaded.push(name);
          return { name };
        },
        { caller },
      );
    const files = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'];
    const answers = files.map((name) => read(name.charAt(0), name));
    expect(loaded).toEqual(['a1']);
    expect(await Promise.all(answers)).toEqual(files.map((name) => ({ name })));
    expect(loaded).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('goes on after a file that could not be loaded', async () => {
    const failing = service.readFile(ECHO, () => Promise.reject(new Error('away')), {
      caller: '1',
    });
    const next = service.readFile(ECHO, () => ({ name: 'next' }), { caller: '1' });
    await expect(failing).rejects.toThrow('away');
    expect(await next).toEqual({ name: 'next' });
  });

  it('says that too many of one caller wait, while others still find room', async () => {
    const read = (caller: string) => service.readFile(ECHO, () => ({}), { caller });
    const waiting = Array.from({ length: READING_LIMITS.perCaller + 1 }, () => read('a'));
    await expect(read('a')).rejects.toMatchObject({
      status: 429,
      code: 'too-many-requests',
      extras: { retryAfter: 30 },
    });
    await expect(read('b')).resolves.toEqual({});
    await Promise.all(waiting);
    await expect(read('a')).resolves.toEqual({});
  });

  it('says that too many wait in all', async () => {
    const waiting = Array.from({ length: READING_LIMITS.inAll + 1 }, (_, index) =>
      service.readFile(ECHO, () => ({}), { caller: String(index) }),
    );
    await expect(service.readFile(ECHO, () => ({}), { caller: 'last' })).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
    });
    await Promise.all(waiting);
  });
});

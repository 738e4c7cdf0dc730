import type { Readable } from 'node:stream';
import { expect, it, jest } from '@jest/globals';
import type { FileStorageService } from '../storage/index.js';
import { TaskOutput } from './task-output.util.js';

it('a result that is discarded is gone: also what the storage had begun, however long it takes to tidy up', async () => {
  const tidied = Promise.withResolvers<void>();
  const writeFile = async (_key: string, content: Readable): Promise<void> => {
    try {
      await content.forEach(() => undefined);
    } finally {
      await tidied.promise;
    }
  };
  const deleteFile = jest.fn(() => Promise.resolve());
  const output = new TaskOutput(
    { writeFile, deleteFile } as unknown as FileStorageService,
    'works/1',
  );
  output.openFile({ fileName: 'a.txt', contentType: 'text/plain' }).write('half');
  const discarded = jest.fn();
  const discarding = output.discardFile().then(discarded);
  // Lets every operation that does not depend on it run first.
  for (let turn = 0; turn < 5; turn += 1)
    await new Promise((done) => {
      setImmediate(done);
    });
  expect([discarded.mock.calls, deleteFile.mock.calls]).toEqual([[], []]);
  tidied.resolve();
  await discarding;
  expect(deleteFile.mock.calls).toEqual([['works/1']]);
});

import { fileURLToPath } from 'node:url';
import type { FileReader, FileReadingService } from '../../src/platform/file-reading/index.js';
import type { ReaderModule } from '../../src/platform/file-reading/file-reader.types.js';

/** Reads files in this process: a thread of its own could not load the sources that jest compiles. */
export const IN_PROCESS_FILE_READING: Pick<FileReadingService, 'readFile'> = {
  async readFile<Input extends object, Output>(
    { moduleUrl }: FileReader<Input, Output>,
    loadInput: () => Input | Promise<Input>,
  ): Promise<Output> {
    const path = fileURLToPath(moduleUrl).replace(/\.js$/, '.ts');
    const { readFile } = (await import(path)) as ReaderModule<Input, Output>;
    return readFile(await loadInput());
  },
};

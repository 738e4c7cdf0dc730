import type { ProblemDto } from '@pratiche/api';

/** The module of a reader, which only the thread loads. */
export interface ReaderModule<Input extends object, Output> {
  /** @throws Problem for a file that is refused */
  readFile: (input: Input) => Output | Promise<Output>;
  /** Memory of the output that moves to the process instead of being copied. */
  listTransferables?: (output: Output) => ArrayBuffer[];
}

/** How a kind of file is read in the thread. */
export interface FileReader<Input extends object, Output> {
  moduleUrl: URL;
  /** What to do about a file that takes too much time or memory, Italian. */
  advice: string;
  /** Carries the types; nothing sets it. */
  module?: ReaderModule<Input, Output>;
}

/** What the process asks the thread: first to load the module, so that its time is not the file's. */
export type ReadingRequest =
  { kind: 'load'; moduleUrl: string } | { kind: 'read'; moduleUrl: string; input: object };

/** What the thread answers. */
export type ReadingAnswer =
  | { kind: 'loaded' }
  | { kind: 'done'; output: unknown }
  | { kind: 'refused'; problem: ProblemDto }
  | { kind: 'failed'; error: unknown };

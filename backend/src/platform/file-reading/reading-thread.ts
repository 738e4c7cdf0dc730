import { parentPort } from 'node:worker_threads';
import type { ProblemDto } from '@pratiche/api';
import type { ReaderModule, ReadingAnswer, ReadingRequest } from './file-reader.types.js';

const port = parentPort;
if (port === null) throw new Error('To be started as a thread');
const post = (answer: ReadingAnswer, transferables: ArrayBuffer[] = []): void =>
  port.postMessage(answer, transferables);

port.on('message', (request: ReadingRequest) => void answerRequest(request));

async function answerRequest(request: ReadingRequest): Promise<void> {
  try {
    const module = (await import(request.moduleUrl)) as ReaderModule<object, unknown>;
    if (request.kind === 'load') return post({ kind: 'loaded' });
    const output = await module.readFile(request.input);
    post({ kind: 'done', output }, module.listTransferables?.(output));
  } catch (error) {
    post(isProblem(error) ? { kind: 'refused', problem: error.body } : { kind: 'failed', error });
  }
}

/** By its name, because the class travels with the module that throws it. */
function isProblem(error: unknown): error is Error & { body: ProblemDto } {
  return error instanceof Error && error.name === 'Problem';
}

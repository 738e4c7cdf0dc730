import { isMarkedAsUntransferable } from 'node:worker_threads';

/** The memory of bytes that share it with nothing else; `null` for a part of a larger memory. */
export function getOwnBuffer({ buffer, byteLength }: Uint8Array): ArrayBuffer | null {
  return buffer instanceof ArrayBuffer &&
    buffer.byteLength === byteLength &&
    !isMarkedAsUntransferable(buffer)
    ? buffer
    : null;
}

import { unprocessable } from '../http/problem.exception.js';
import { inspectZip, ZipRefusedError } from './zip-content.util.js';

export interface ZipContentInput {
  /** Of a copy on the disk: a ZIP is read from its end. */
  path: string;
  /** Of the form. */
  field: string;
}

/** @throws 422 for what is no package of documents */
export async function readFile({ path, field }: ZipContentInput): Promise<void> {
  try {
    await inspectZip(path);
  } catch (error) {
    if (!(error instanceof ZipRefusedError)) throw error;
    const { message } = error;
    throw unprocessable(message, 'zip-refused', { errors: [{ field, message }] });
  }
}

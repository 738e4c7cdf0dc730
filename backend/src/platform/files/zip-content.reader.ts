import { Problem, unprocessable } from '../http/problem.exception.js';
import {
  ForeignPackageError,
  inspectZip,
  ZipRefusedError,
  type ZipInspectionOptions,
} from './zip-content.util.js';

export interface ZipContentInput extends ZipInspectionOptions {
  /** Of a copy on the disk: a ZIP is read from its end. */
  path: string;
  /** Of the form. */
  field: string;
}

/** @throws 422 for what is no package of documents, 415 for what is none by its build alone */
export async function readFile({ path, field, ...options }: ZipContentInput): Promise<void> {
  try {
    await inspectZip(path, options);
  } catch (error) {
    if (!(error instanceof ZipRefusedError)) throw error;
    const { message } = error;
    const extras = { errors: [{ field, message }] };
    throw error instanceof ForeignPackageError
      ? new Problem(415, 'file-type-refused', message, extras)
      : unprocessable(message, 'zip-refused', extras);
  }
}

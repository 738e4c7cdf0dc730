import { badRequest } from '../http/index.js';
import type { ReceivedFile } from './upload-intake.service.js';

/** @throws 400 when the upload came without a file */
export function requireFile(file: ReceivedFile | null, field: string): ReceivedFile {
  if (file === null)
    throw badRequest('Manca il file da caricare.', 'invalid-data', {
      errors: [{ field, message: 'Caricare documento!' }],
    });
  return file;
}

import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A zip of files. */
export async function zipFiles(files: readonly (readonly [string, Buffer])[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of files) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A file's name apart from its extension, as the address that deletes it wants them. */
export function splitFileName(fileName: string): { name: string; extension: string } {
  const dot = fileName.lastIndexOf('.');
  return dot <= 0
    ? { name: fileName, extension: '' }
    : { name: fileName.slice(0, dot), extension: fileName.slice(dot + 1) };
}

import { StreamableFile } from '@nestjs/common';
import type { Readable } from 'node:stream';

/** A file to keep, never to open in the page: every user agent gets a name it can read (RFC 6266, RFC 5987). */
export function formatAttachmentDisposition(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const extended = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${extended}`;
}

export function createAttachment(
  content: Readable,
  { fileName, contentType, size }: { fileName: string; contentType: string; size?: number },
): StreamableFile {
  return new StreamableFile(content, {
    type: contentType,
    disposition: formatAttachmentDisposition(fileName),
    ...(size === undefined ? {} : { length: size }),
  });
}

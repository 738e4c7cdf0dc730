import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DIRECT_LINK_PREFERENCE } from './download-link.service.js';
import type { DownloadLinkDto } from './dto/download-link.dto.js';

/** A file, or the link that its caller preferred, with the headers of each. */
export function answerLinkedFile(
  reply: FastifyReply,
  answer: StreamableFile | DownloadLinkDto,
): StreamableFile | DownloadLinkDto {
  void reply.header('x-content-type-options', 'nosniff');
  if (!(answer instanceof StreamableFile))
    void reply
      .header('preference-applied', DIRECT_LINK_PREFERENCE)
      .header('cache-control', 'no-store');
  return answer;
}

import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { ApiFileOrDtoResponse } from '../openapi/index.js';
import { DIRECT_LINK_PREFERENCE } from './download-link.service.js';
import { DownloadLinkDto } from './dto/download-link.dto.js';

/** Says that a call answers a file, of one of these types, or a link to it. */
export const ApiLinkedFileResponse = (...contentTypes: readonly string[]): MethodDecorator =>
  applyDecorators(
    ApiHeader({
      name: 'Prefer',
      required: false,
      description: `${DIRECT_LINK_PREFERENCE} takes a link in place of a large file; Preference-Applied says that it is one.`,
      schema: { type: 'string' },
      example: DIRECT_LINK_PREFERENCE,
    }),
    ApiFileOrDtoResponse(DownloadLinkDto, ...contentTypes),
  );

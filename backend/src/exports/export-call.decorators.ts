import { applyDecorators, Get, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PolicyName } from '@pratiche/domain';
import { WorkDto } from '../background-tasks/dto/work.dto.js';
import { Policy } from '../platform/auth/index.js';
import { XLSX_MIME_TYPE } from '../platform/http/index.js';
import {
  ApiAccept,
  ApiFileResponse,
  ApiIdempotencyKey,
  ApiProblems,
} from '../platform/openapi/index.js';
import { RateLimit } from '../platform/rate-limiting/index.js';

interface ExportCall {
  path: string;
  /** Resource the list belongs to. */
  tag: string;
  /** What the rows are, in the description of the API. */
  rows: string;
  policy?: PolicyName;
}

/** The call that answers the workbook of a list. */
export const DownloadCall = ({ path, tag, rows, policy }: ExportCall): MethodDecorator =>
  applyDecorators(
    Get(path),
    ApiOperation({
      summary: `Download the ${rows} that match as a workbook`,
      description: 'With an Accept of JSON alone a background task is started instead.',
    }),
    ApiAccept(),
    ApiFileResponse(XLSX_MIME_TYPE),
    describeExport(tag, policy),
  );

/** The call that starts the background task of a workbook. */
export const StartCall = ({ path, tag, rows, policy }: ExportCall): MethodDecorator =>
  applyDecorators(
    Post(path),
    HttpCode(202),
    ApiOperation({ summary: `Start a workbook of the ${rows} that match` }),
    describeExport(tag, policy),
  );

const describeExport = (tag: string, policy: PolicyName = 'backOffice'): MethodDecorator =>
  applyDecorators(
    ApiTags(tag),
    ApiIdempotencyKey(),
    ApiAcceptedResponse({ type: WorkDto }),
    ApiProblems({ 429: ['too-many-works'] }),
    Policy(policy),
    RateLimit('heavy'),
  );

import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, type CurrentCaller } from '../platform/auth/index.js';
import { createEtag, sendJsonIfChanged } from '../platform/http/index.js';
import { ApiIfNoneMatch, Call } from '../platform/openapi/index.js';
import { ActivityService } from './activity.service.js';
import { OfficeWaitingDto } from './dto/office-waiting.dto.js';
import { ActivityDto } from './dto/activity.dto.js';

@ApiTags('Accounts')
@Controller('Accounts')
export class ActivityController {
  constructor(private readonly activityService: ActivityService) {}

  @Get('office-waiting')
  @Call('Count what waits for the back office', 'backOffice', { answer: OfficeWaitingDto })
  countWaiting(): Promise<OfficeWaitingDto> {
    return this.activityService.countWaiting();
  }

  /** The one call that every open page repeats. */
  @Get('activity')
  @Call('Read what is new for the caller', 'session', {
    description:
      'Unread notifications, unread messages of dossiers and background tasks; 304 while none has changed.',
  })
  @ApiIfNoneMatch()
  @ApiOkResponse({
    type: ActivityDto,
    headers: { ETag: { description: 'Changes with the answer.', schema: { type: 'string' } } },
  })
  async getActivity(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const json = JSON.stringify(await this.activityService.readActivity(caller));
    sendJsonIfChanged(request, reply, json, createEtag(json, String(caller.id)));
  }
}

import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type CurrentCaller } from '../platform/auth/index.js';
import { Call } from '../platform/openapi/index.js';
import {
  RemoteOverrideDto,
  RemoteOverrideOriginsDto,
  RemoteOverrideRequestDto,
  RemoteOverrideTicketDto,
} from './dto/remote-override.dto.js';
import { RemoteOverridesService } from './remote-overrides.service.js';

/** One remote from elsewhere, in one browser, on a portal of tests. */
@ApiTags('RemoteOverrides')
@Controller('RemoteOverrides')
export class RemoteOverridesController {
  constructor(private readonly remoteOverridesService: RemoteOverridesService) {}

  @Get()
  @Call('List the origins that a remote may be loaded from', 'superAdmin', {
    answer: RemoteOverrideOriginsDto,
  })
  listOrigins(): RemoteOverrideOriginsDto {
    return { origins: this.remoteOverridesService.listOrigins() };
  }

  @Post()
  @Call('Get a ticket for a browser that loads one remote from elsewhere', 'superAdmin', {
    answer: RemoteOverrideTicketDto,
    status: 201,
    problems: { 422: ['remote-not-permitted'] },
  })
  async issueTicket(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: RemoteOverrideRequestDto,
  ): Promise<RemoteOverrideTicketDto> {
    return this.remoteOverridesService.issueTicket(caller, body);
  }

  /** Public, because the part is also tried with other accounts and before a login. */
  @Post('check')
  @Call('Read what a ticket stands for, as long as it is good', 'public', {
    answer: RemoteOverrideDto,
    problems: { 422: ['remote-override-over'] },
  })
  readTicket(@Body() { ticket }: RemoteOverrideTicketDto): Promise<RemoteOverrideDto> {
    return this.remoteOverridesService.readTicket(ticket);
  }
}

import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/auth/index.js';
import { ApiProblems } from '../platform/openapi/index.js';
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
  @ApiOperation({ summary: 'List the origins that a remote may be loaded from' })
  @ApiOkResponse({ type: RemoteOverrideOriginsDto })
  @Policy('superAdmin')
  listOrigins(): RemoteOverrideOriginsDto {
    return { origins: this.remoteOverridesService.listOrigins() };
  }

  @Post()
  @ApiOperation({ summary: 'Get a ticket for a browser that loads one remote from elsewhere' })
  @ApiCreatedResponse({ type: RemoteOverrideTicketDto })
  @ApiProblems({ 422: ['remote-not-permitted'] })
  @Policy('superAdmin')
  async issueTicket(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: RemoteOverrideRequestDto,
  ): Promise<RemoteOverrideTicketDto> {
    return this.remoteOverridesService.issueTicket(caller, body);
  }

  /** Public, because the part is also tried with other accounts and before a login. */
  @Post('check')
  @ApiOperation({ summary: 'Read what a ticket stands for, as long as it is good' })
  @ApiOkResponse({ type: RemoteOverrideDto })
  @ApiProblems({ 422: ['remote-override-over'] })
  @HttpCode(200)
  @Policy('public')
  readTicket(@Body() { ticket }: RemoteOverrideTicketDto): Promise<RemoteOverrideDto> {
    return this.remoteOverridesService.readTicket(ticket);
  }
}

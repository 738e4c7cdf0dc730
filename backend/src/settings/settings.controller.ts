import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { SettingKind } from '@pratiche/domain';
import { isSettingKind } from '@pratiche/domain/settings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, sendJsonIfChanged } from '../platform/http/index.js';
import { CurrentUser, type CurrentCaller } from '../platform/auth/index.js';
import { Call } from '../platform/openapi/index.js';
import { createAppManifest } from './app-manifest.factory.js';
import { AppManifestDto } from './dto/app-manifest.dto.js';
import { PublicSettingsDto } from './dto/public-settings.dto.js';
import {
  SettingChangeDto,
  SettingHistoryDto,
  SettingSummaryDto,
} from './dto/setting-history.dto.js';
import { SettingsService } from './settings.service.js';
import { SettingsAdminService } from './settings-admin.service.js';

@ApiTags('Settings')
@Controller('Settings')
export class SettingsController {
  constructor(
    private readonly settingsService: SettingsService,
    private readonly settingsAdminService: SettingsAdminService,
  ) {}

  /**
   * Settings for every front end; a request with the last ETag costs a 304. They contain nothing
   * personal or secret.
   */
  @Get('current')
  @Call('Read the settings that front ends work with', 'public', {
    description: 'They contain nothing personal or secret.',
  })
  @ApiHeader({
    name: 'If-None-Match',
    required: false,
    description: 'ETag of the settings the caller has: while they hold, the answer is empty.',
    schema: { type: 'string' },
  })
  @ApiOkResponse({
    type: PublicSettingsDto,
    headers: { ETag: { description: 'Changes with the settings.', schema: { type: 'string' } } },
  })
  @ApiResponse({ status: 304, description: 'The settings are those the caller has.' })
  getPublicSettings(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const body = JSON.stringify(this.settingsService.getPublicSettings());
    void reply.header('cache-control', 'no-cache');
    sendJsonIfChanged(request, reply, body);
  }

  /** The installed app carries the name and colour of the setting `brand`. */
  @Get('manifest')
  @Call('Read the web app manifest of the front end', 'public')
  @ApiHeader({
    name: 'If-None-Match',
    required: false,
    description: 'ETag of the manifest the browser has.',
    schema: { type: 'string' },
  })
  @ApiOkResponse({
    type: AppManifestDto,
    headers: { ETag: { description: 'Changes with the brand.', schema: { type: 'string' } } },
  })
  @ApiResponse({ status: 304, description: 'The manifest is the one the browser has.' })
  getAppManifest(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const manifest = createAppManifest(this.settingsService.getCurrentValue('brand'));
    void reply.header('cache-control', 'no-cache');
    sendJsonIfChanged(request, reply, JSON.stringify(manifest));
  }

  @Get()
  @Call('List the kinds of settings and how they stand', 'superAdmin', {
    answer: [SettingSummaryDto],
  })
  async listCurrentSettings(): Promise<SettingSummaryDto[]> {
    return this.settingsAdminService.listCurrentSettings();
  }

  @Get(':kind')
  @Call('Read the history of a setting', 'superAdmin', { answer: SettingHistoryDto })
  async listSettingHistory(@Param('kind') kind: string): Promise<SettingHistoryDto> {
    return this.settingsAdminService.listSettingHistory(requireSettingKind(kind));
  }

  @Post(':kind')
  @Call('Change a setting from a day on', 'superAdmin', {
    answer: SettingHistoryDto,
    problems: { 409: ['setting-changed'] },
  })
  async changeSetting(
    @CurrentUser() caller: CurrentCaller,
    @Param('kind') kind: string,
    @Body() body: SettingChangeDto,
  ): Promise<SettingHistoryDto> {
    return this.settingsAdminService.changeSetting(caller, requireSettingKind(kind), body);
  }
}

function requireSettingKind(kind: string): SettingKind {
  if (!isSettingKind(kind)) throw notFound('L’impostazione richiesta non esiste.');
  return kind;
}

import { createHash } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { SettingHistory, SettingSummary } from '@pratiche/api';
import { settingInput, type SettingInput } from '@pratiche/api/schemas';
import { isSettingKind, type SettingKind } from '@pratiche/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, zodBody } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/auth/index.js';
import { SettingsService } from './settings.service.js';
import { SettingsAdminService } from './settings-admin.service.js';

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
  @Policy('public')
  getPublicSettings(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const body = JSON.stringify(this.settingsService.getPublicSettings());
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    void reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) void reply.code(304).send();
    else void reply.type('application/json; charset=utf-8').send(body);
  }

  @Get()
  @Policy('superAdmin')
  async listCurrentSettings(): Promise<SettingSummary[]> {
    return this.settingsAdminService.listCurrentSettings();
  }

  @Get(':kind')
  @Policy('superAdmin')
  async listSettingHistory(@Param('kind') kind: string): Promise<SettingHistory> {
    return this.settingsAdminService.listSettingHistory(requireSettingKind(kind));
  }

  @Post(':kind')
  @HttpCode(200)
  @Policy('superAdmin')
  async changeSetting(
    @CurrentUser() caller: CurrentCaller,
    @Param('kind') kind: string,
    @Body(zodBody(settingInput)) body: SettingInput,
  ): Promise<SettingHistory> {
    return this.settingsAdminService.changeSetting(caller, requireSettingKind(kind), body);
  }
}

function requireSettingKind(kind: string): SettingKind {
  if (!isSettingKind(kind)) throw notFound('L’impostazione richiesta non esiste.');
  return kind;
}

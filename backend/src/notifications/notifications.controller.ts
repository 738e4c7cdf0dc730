import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { idParam, setTotalCountHeaders } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/auth/index.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationPreferencesService } from './notification-preferences.service.js';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiPageResponse } from '../platform/openapi/index.js';
import { FIRST_PAGE, toPageQuery } from '../platform/validation/index.js';
import {
  NotificationHistoryQueryDto,
  NotificationPreferenceDto,
  NotificationsReadDto,
} from './dto/notification-request.dto.js';
import { NotificationDto } from './dto/notification.dto.js';

/** Back office and buyers have no bell. */
@ApiTags('Notifications')
@Controller('Notifications')
export class NotificationsController {
  constructor(
    private readonly notificationsService: NotificationsService,
    private readonly notificationPreferencesService: NotificationPreferencesService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the latest notifications' })
  @ApiOkResponse({ type: NotificationDto, isArray: true })
  @Policy('fitter')
  async listLatestNotifications(@CurrentUser() caller: CurrentCaller): Promise<NotificationDto[]> {
    return this.notificationsService.listLatestByAccount(caller.id);
  }

  @Get('history')
  @ApiOperation({
    summary: 'List all notifications',
    description: 'Without page the first one is answered.',
  })
  @ApiPageResponse(NotificationDto)
  @Policy('fitter')
  async listNotificationHistory(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: NotificationHistoryQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NotificationDto[]> {
    const { page } = toPageQuery(query);
    const { rows, total } = await this.notificationsService.listPageByAccount(
      caller.id,
      page ?? FIRST_PAGE,
    );
    setTotalCountHeaders(reply, { total });
    return rows;
  }

  @Post('read')
  @ApiOperation({ summary: 'Mark all notifications up to one as read' })
  @ApiNoContentResponse()
  @HttpCode(204)
  @Policy('fitter')
  async markAllAsRead(
    @CurrentUser() caller: CurrentCaller,
    @Body() { lastId }: NotificationsReadDto,
  ): Promise<void> {
    await this.notificationsService.markAllAsRead(caller.id, lastId);
  }

  @Post(':id/read')
  @ApiOperation({ summary: 'Mark a notification as read' })
  @ApiNoContentResponse()
  @HttpCode(204)
  @Policy('fitter')
  async markAsRead(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam('La notifica richiesta non esiste.')) id: number,
  ): Promise<void> {
    await this.notificationsService.markAsRead(caller.id, id);
  }

  @Get('preferences')
  @ApiOperation({ summary: 'List which notifications also come by e-mail' })
  @ApiOkResponse({ type: NotificationPreferenceDto, isArray: true })
  @Policy('fitter')
  async listPreferences(
    @CurrentUser() caller: CurrentCaller,
  ): Promise<NotificationPreferenceDto[]> {
    return this.notificationPreferencesService.listPreferences(caller.id);
  }

  @Put('preferences')
  @ApiOperation({ summary: 'Choose whether a kind of notification also comes by e-mail' })
  @ApiOkResponse({ type: NotificationPreferenceDto, isArray: true })
  @Policy('fitter')
  async setPreference(
    @CurrentUser() caller: CurrentCaller,
    @Body() { kind, email }: NotificationPreferenceDto,
  ): Promise<NotificationPreferenceDto[]> {
    await this.notificationPreferencesService.setMailPreference(caller.id, kind, email);
    return this.notificationPreferencesService.listPreferences(caller.id);
  }
}

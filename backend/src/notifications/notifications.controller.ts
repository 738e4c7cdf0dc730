import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { idParam, setTotalCountHeaders } from '../platform/http/index.js';
import { CurrentUser, type CurrentCaller } from '../platform/auth/index.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationPreferencesService } from './notification-preferences.service.js';
import { ApiTags } from '@nestjs/swagger';
import { Call, pageOf } from '../platform/openapi/index.js';
import { FIRST_PAGE, toPageQuery } from '../platform/validation/index.js';
import {
  NotificationHistoryQueryDto,
  NotificationPreferenceDto,
  NotificationsReadDto,
} from './dto/notification-request.dto.js';
import { NotificationDto } from './dto/notification.dto.js';

/** Buyers have no bell; operators choose their e-mails by the link at the foot of each. */
@ApiTags('Notifications')
@Controller('Notifications')
export class NotificationsController {
  constructor(
    private readonly notificationsService: NotificationsService,
    private readonly notificationPreferencesService: NotificationPreferencesService,
  ) {}

  @Get()
  @Call('List the latest notifications', 'fitterOrBackOffice', { answer: [NotificationDto] })
  async listLatestNotifications(@CurrentUser() caller: CurrentCaller): Promise<NotificationDto[]> {
    return this.notificationsService.listLatestByAccount(caller.id);
  }

  @Get('history')
  @Call('List all notifications', 'fitterOrBackOffice', {
    description: 'Without page the first one is answered.',
    answer: pageOf(NotificationDto),
  })
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
  @Call('Mark all notifications up to one as read', 'fitterOrBackOffice', { status: 204 })
  async markAllAsRead(
    @CurrentUser() caller: CurrentCaller,
    @Body() { lastId }: NotificationsReadDto,
  ): Promise<void> {
    await this.notificationsService.markAllAsRead(caller.id, lastId);
  }

  @Post(':id/read')
  @Call('Mark a notification as read', 'fitterOrBackOffice', { status: 204 })
  async markAsRead(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam('La notifica richiesta non esiste.')) id: number,
  ): Promise<void> {
    await this.notificationsService.markAsRead(caller.id, id);
  }

  @Get('preferences')
  @Call('List which notifications also come by e-mail', 'fitter', {
    answer: [NotificationPreferenceDto],
  })
  async listPreferences(
    @CurrentUser() caller: CurrentCaller,
  ): Promise<NotificationPreferenceDto[]> {
    return this.notificationPreferencesService.listPreferences(caller);
  }

  @Put('preferences')
  @Call('Choose whether a kind of notification also comes by e-mail', 'fitter', {
    answer: [NotificationPreferenceDto],
  })
  async setPreference(
    @CurrentUser() caller: CurrentCaller,
    @Body() { kind, email }: NotificationPreferenceDto,
  ): Promise<NotificationPreferenceDto[]> {
    await this.notificationPreferencesService.setMailPreference(caller.id, kind, email);
    return this.notificationPreferencesService.listPreferences(caller);
  }
}

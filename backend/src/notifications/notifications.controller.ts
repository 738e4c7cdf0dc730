import type { Notification, NotificationPreference } from '@pratiche/api';
import {
  notificationPreferenceInput,
  notificationsReadInput,
  type NotificationPreferenceInput,
  type NotificationsReadInput,
} from '@pratiche/api/schemas';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  FIRST_PAGE,
  idParam,
  pageQuery,
  setTotalCountHeaders,
  zodBody,
  type PageQuery,
} from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/auth/index.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationPreferencesService } from './notification-preferences.service.js';

type HistoryQuery = PageQuery<never, object>;

/** Back office and buyers have no bell. */
@Controller('Notifications')
export class NotificationsController {
  constructor(
    private readonly notificationsService: NotificationsService,
    private readonly notificationPreferencesService: NotificationPreferencesService,
  ) {}

  @Get()
  @Policy('fitter')
  async listLatestNotifications(@CurrentUser() caller: CurrentCaller): Promise<Notification[]> {
    return this.notificationsService.listLatestByAccount(caller.id);
  }

  @Get('history')
  @Policy('fitter')
  async listNotificationHistory(
    @CurrentUser() caller: CurrentCaller,
    @Query(pageQuery({ sortable: [], filters: {} })) { page }: HistoryQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Notification[]> {
    const { rows, total } = await this.notificationsService.listPageByAccount(
      caller.id,
      page ?? FIRST_PAGE,
    );
    setTotalCountHeaders(reply, { total });
    return rows;
  }

  @Post('read')
  @HttpCode(204)
  @Policy('fitter')
  async markAllAsRead(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(notificationsReadInput)) { lastId }: NotificationsReadInput,
  ): Promise<void> {
    await this.notificationsService.markAllAsRead(caller.id, lastId);
  }

  @Post(':id/read')
  @HttpCode(204)
  @Policy('fitter')
  async markAsRead(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam('La notifica richiesta non esiste.')) id: number,
  ): Promise<void> {
    await this.notificationsService.markAsRead(caller.id, id);
  }

  @Get('preferences')
  @Policy('fitter')
  async listPreferences(@CurrentUser() caller: CurrentCaller): Promise<NotificationPreference[]> {
    return this.notificationPreferencesService.listPreferences(caller.id);
  }

  @Put('preferences')
  @Policy('fitter')
  async setPreference(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(notificationPreferenceInput)) { kind, email }: NotificationPreferenceInput,
  ): Promise<NotificationPreference[]> {
    await this.notificationPreferencesService.setMailPreference(caller.id, kind, email);
    return this.notificationPreferencesService.listPreferences(caller.id);
  }
}

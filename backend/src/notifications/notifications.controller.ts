import type { Notification } from '@pratiche/api';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { idParam } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/security/index.js';
import { NotificationsService } from './notifications.service.js';

@Controller('Notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @Policy('session')
  async getAll(@CurrentUser() caller: CurrentCaller): Promise<Notification[]> {
    return this.notifications.of(caller.id);
  }

  @Post(':id/read')
  @HttpCode(204)
  @Policy('session')
  async markAsRead(@CurrentUser() caller: CurrentCaller, @Param('id', idParam('La notifica richiesta non esiste.')) id: number): Promise<void> {
    await this.notifications.markAsRead(caller.id, id);
  }
}

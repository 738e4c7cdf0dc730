import { Controller, Get, Param } from '@nestjs/common';
import type { PaymentLog } from '@pratiche/api';
import { isBackOffice } from '@pratiche/domain';
import { idParam, notFound } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/security/index.js';
import { PaymentLogsService } from './payment-logs.service.js';

@Controller('PaymentLogs')
export class PaymentLogsController {
  constructor(private readonly logs: PaymentLogsService) {}

  @Get()
  @Policy('backOffice')
  async getAll(): Promise<PaymentLog[]> {
    return this.logs.all();
  }

  @Get('users/:id')
  @Policy('purchaseOrBackOffice')
  async ofUser(@CurrentUser() caller: CurrentCaller, @Param('id', idParam('Account non trovato')) id: number): Promise<PaymentLog[]> {
    if (id !== caller.id && !isBackOffice(caller.role)) throw notFound('Account non trovato');
    return this.logs.ofAccount(id);
  }
}

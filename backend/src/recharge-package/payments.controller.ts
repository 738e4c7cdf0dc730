import { Controller, Get, Param, Query } from '@nestjs/common';
import type { PaymentInstructions } from '@pratiche/api';
import { creditsQuery, type CreditsQuery } from '@pratiche/api/schemas';
import { idParam, zodQuery } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/auth/index.js';
import { PaymentsService } from './payments.service.js';

@Controller('Payments')
export class PaymentsController {
  constructor(private readonly paymentsService: PaymentsService) {}

  @Get(':id')
  @Policy('purchase')
  async getPaymentInstructions(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam('Il pacchetto richiesto non esiste.')) id: number,
    @Query(zodQuery(creditsQuery)) { numCredits }: CreditsQuery,
  ): Promise<PaymentInstructions> {
    return this.paymentsService.createPaymentInstructions(caller.id, id, numCredits);
  }
}

import { Controller, Get, Param, Query } from '@nestjs/common';
import { idParam } from '../platform/http/index.js';
import { CurrentUser, type CurrentCaller } from '../platform/auth/index.js';
import { PaymentsService } from './payments.service.js';
import { ApiTags } from '@nestjs/swagger';
import { Call } from '../platform/openapi/index.js';
import { CreditsQueryDto } from './dto/package-request.dto.js';
import { PaymentInstructionsDto } from './dto/payment-instructions.dto.js';

@ApiTags('Payments')
@Controller('Payments')
export class PaymentsController {
  constructor(private readonly paymentsService: PaymentsService) {}

  @Get(':id')
  @Call('Read how to pay for a package', 'purchase', {
    answer: PaymentInstructionsDto,
    problems: { 409: ['purchases-closed'] },
  })
  async getPaymentInstructions(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam('Il pacchetto richiesto non esiste.')) id: number,
    @Query() { numCredits }: CreditsQueryDto,
  ): Promise<PaymentInstructionsDto> {
    return this.paymentsService.createPaymentInstructions(caller.id, id, numCredits);
  }
}

import { Controller, Get, Param, Query } from '@nestjs/common';
import { idParam } from '../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../platform/auth/index.js';
import { PaymentsService } from './payments.service.js';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../platform/openapi/index.js';
import { CreditsQueryDto } from './dto/package-request.dto.js';
import { PaymentInstructionsDto } from './dto/payment-instructions.dto.js';

@ApiTags('Payments')
@Controller('Payments')
export class PaymentsController {
  constructor(private readonly paymentsService: PaymentsService) {}

  @Get(':id')
  @ApiOperation({ summary: 'Read how to pay for a package' })
  @ApiOkResponse({ type: PaymentInstructionsDto })
  @ApiProblems({ 409: ['purchases-closed'] })
  @Policy('purchase')
  async getPaymentInstructions(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam('Il pacchetto richiesto non esiste.')) id: number,
    @Query() { numCredits }: CreditsQueryDto,
  ): Promise<PaymentInstructionsDto> {
    return this.paymentsService.createPaymentInstructions(caller.id, id, numCredits);
  }
}

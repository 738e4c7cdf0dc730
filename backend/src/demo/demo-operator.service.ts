import { Injectable } from '@nestjs/common';
import { AccountTokensService } from '../accounts/account-tokens/account-tokens.service.js';
import { PrecreationDto } from '../accounts/registration/dto/back-office-request.dto.js';
import { PrecreationService } from '../accounts/registration/precreation.service.js';
import { TermsService } from '../accounts/registration/terms.service.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { validateDto } from '../platform/validation/index.js';
import { DEMO_OPERATOR, DEMO_PASSWORD } from './demo-accounts.constants.js';

/** The operator of the demo, who is invited and chooses a password like any other. */
@Injectable()
export class DemoOperatorService {
  constructor(
    private readonly precreationService: PrecreationService,
    private readonly accountTokensService: AccountTokensService,
    private readonly termsService: TermsService,
  ) {}

  async createOperator(superAdmin: CurrentCaller): Promise<CurrentCaller> {
    const { id } = await this.precreationService.precreateAccount(
      superAdmin,
      validateDto(PrecreationDto, DEMO_OPERATOR),
    );
    // The link of the invitation is in the e-mail only.
    const token = await this.accountTokensService.issueAccountToken(id, 'terms', 1);
    const answers = { userId: id, token, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
    await this.termsService.completeAccount({ user: JSON.stringify(answers) }, {});
    return { id, role: DEMO_OPERATOR.role, isContractVerified: true };
  }
}

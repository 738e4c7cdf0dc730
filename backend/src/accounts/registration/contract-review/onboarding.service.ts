import { Injectable } from '@nestjs/common';
import { getChoiceLabel } from '@pratiche/domain';
import {
  CONTRACT_REASONS,
  getUsualReviewHours,
  listRequestedFiles,
  REGISTRATION_FILES,
} from '@pratiche/domain/accounts';
import { AccountFilesService } from '../../account-files/account-files.service.js';
import { AccountsService } from '../../accounts.service.js';
import type { ContractRefusalInfoDto, OnboardingDto } from '../dto/onboarding.dto.js';
import { ContractDecisionRepository } from './contract-decision.repository.js';

/** Where an account stands between its registration and its first dossier. */
@Injectable()
export class OnboardingService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly accountFilesService: AccountFilesService,
    private readonly contractDecisionRepository: ContractDecisionRepository,
  ) {}

  /** @throws 404 */
  async describeOnboarding(id: number): Promise<OnboardingDto> {
    const account = await this.accountsService.requireActiveAccount(id);
    const files = await this.accountFilesService.listAccountFiles(id);
    const refusal =
      account.contractVerified || account.contractRefused === null
        ? null
        : await this.findRefusal(id);
    return {
      state: account.contractVerified ? 'verified' : refusal === null ? 'inReview' : 'refused',
      registered: account.created.toISOString(),
      files: REGISTRATION_FILES.flatMap((purpose) =>
        files
          .filter((file) => file.purpose === purpose)
          .map(({ fileName, created }) => ({ purpose, fileName, created: created.toISOString() })),
      ),
      refusal,
      usualHours: getUsualReviewHours(await this.contractDecisionRepository.listReviewDurations()),
    };
  }

  private async findRefusal(id: number): Promise<ContractRefusalInfoDto | null> {
    const decision = await this.contractDecisionRepository.findLatestDecision(id);
    if (decision === null || decision.reason === null) return null;
    const { reason, note, decided } = decision;
    return {
      reason,
      reasonLabel: getChoiceLabel(CONTRACT_REASONS, reason),
      note,
      decided: decided.toISOString(),
      requestedFiles: [...listRequestedFiles(reason)],
    };
  }
}

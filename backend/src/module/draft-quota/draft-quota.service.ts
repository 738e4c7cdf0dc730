import { Injectable } from '@nestjs/common';
import { validateDraftFileQuota, validateDraftQuota, getDraftQuotaWarning } from '@pratiche/domain';
import { conflict } from '../../platform/http/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { CountedRoom } from './counted-room.util.js';
import { DraftUsageRepository } from './draft-usage.repository.js';

/**
 * Enforces the quotas on unpaid data. Counts before each insert and takes no lock: concurrent
 * requests may exceed a quota by their number.
 */
@Injectable()
export class DraftQuotaService {
  private readonly countedRoom = new CountedRoom();

  constructor(
    private readonly settingsService: SettingsService,
    private readonly draftUsageRepository: DraftUsageRepository,
  ) {}

  /** @throws 409 when so many more drafts find no room */
  async assertDraftsWithinQuota(accountId: number, more = 1): Promise<void> {
    const limits = this.settingsService.getCurrentValue('draftLimits');
    if (this.countedRoom.take(accountId, limits.drafts, more)) return;
    const held = await this.draftUsageRepository.countDrafts(accountId, limits.drafts);
    throwIfRefused(validateDraftQuota(held, limits, more));
    this.countedRoom.setHeld(accountId, limits.drafts, held + more);
  }

  /** Files of a dossier that was sent once always find room. @throws 409 when the file does not */
  async assertFileWithinQuota({ accountId, sent }: Dossier, size: number): Promise<void> {
    if (sent === null)
      throwIfRefused(
        validateDraftFileQuota(
          (await this.draftUsageRepository.measureUsage(accountId)).bytes,
          this.settingsService.getCurrentValue('draftLimits'),
          size,
        ),
      );
  }

  /** What to say while little room is left. */
  async findQuotaWarning(accountId: number): Promise<string | null> {
    return getDraftQuotaWarning(
      await this.draftUsageRepository.measureUsage(accountId),
      this.settingsService.getCurrentValue('draftLimits'),
    );
  }
}

function throwIfRefused(refusal: string | null): void {
  if (refusal !== null) throw conflict(refusal, 'drafts-full');
}

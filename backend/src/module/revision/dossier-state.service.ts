import { Injectable } from '@nestjs/common';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { conflict, type Problem } from '../../platform/http/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { toStatusDto } from '../dossier.mapper.js';
import { describeActMoment, describeDossierAct } from './dossier-act-text.util.js';
import type { DossierStateDto } from './dto/dossier-state.dto.js';

export type DossierStateColumns = Pick<Dossier, 'revision' | 'version' | 'status' | 'lastAct'>;

/** Says in which state a dossier is, and who did what with it last. */
@Injectable()
export class DossierStateService {
  constructor(
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly settingsService: SettingsService,
  ) {}

  async describeState(row: DossierStateColumns, now = new Date()): Promise<DossierStateDto> {
    const { revision, version, status, lastAct } = row;
    return {
      revision,
      version,
      status: toStatusDto(status, this.settingsService.rules),
      lastAct: lastAct && {
        accountId: lastAct.accountId,
        at: lastAct.at,
        text: `${describeDossierAct(lastAct, await this.findName(lastAct.accountId))} ${describeActMoment(lastAct.at, now)}`,
      },
    };
  }

  /** The answer to an act on a dossier that is no longer as the operator saw it. */
  async createChangedProblem(row: DossierStateColumns): Promise<Problem> {
    const current = await this.describeState(row);
    return conflict(
      `${current.lastAct?.text ?? describeDossierAct(null, null)}: ora è nello stato «${current.status.name}». Controlla la pratica, poi decidi di nuovo.`,
      'dossier-changed',
      { current },
    );
  }

  private async findName(accountId: number | null): Promise<string | null> {
    return accountId === null
      ? null
      : (await this.accountDirectoryService.findDirectoryEntry(accountId)).name;
  }
}

import { fromHundredths, type StatusCode, type AllRules } from '@pratiche/domain';
import type { Dossier } from './entities/dossier.entity.js';
import type { DossierDto } from './dto/dossier.dto.js';
import type { DossierStatusDto } from './status/dto/dossier-status.dto.js';

export const toStatusDto = (code: StatusCode, { getStatus }: AllRules): DossierStatusDto => {
  const { name, statusPercentage } = getStatus(code);
  return { code, name, statusPercentage };
};

const toIsoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A dossier as the API answers it. */
export const toDossierDto = (row: Dossier, rules: AllRules): DossierDto => ({
  ...row.data,
  id: row.id,
  version: row.version,
  revision: row.revision,
  status: toStatusDto(row.status, rules),
  accountId: row.accountId,
  created: row.created.toISOString(),
  updated: row.updated.toISOString(),
  sentDate: toIsoOrNull(row.sent),
  receivedDate: toIsoOrNull(row.sent),
  completedDate: toIsoOrNull(row.completed),
  deadlineDate: row.deadlineDate,
  rejectReason: row.rejectReason,
  returnPoints: row.returnPoints ?? [],
  operatoreName: row.operatorName,
  moduleCredits:
    row.numEcobonus === null
      ? null
      : {
          numEcobonus: row.numEcobonus,
          numBonusCasa: row.numBonusCasa ?? 0,
          numCalcoloEnergetico: row.numCalcoloEnergetico ?? 0,
        },
  totalCost: row.totalCost === null ? null : fromHundredths(row.totalCost),
});

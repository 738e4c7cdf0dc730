import type { Dossier as DossierAnswer, DossierStatus } from '@pratiche/api';
import { fromHundredths, statusOf, type StatusCode } from '@pratiche/domain';
import type { Dossier } from './entities/dossier.entity.js';

export const statusView = (code: StatusCode): DossierStatus => {
  const { name, statusPercentage } = statusOf(code);
  return { code, name, statusPercentage };
};

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A dossier as the API answers it. */
export const dossierView = (row: Dossier): DossierAnswer => ({
  ...row.data,
  id: row.id,
  version: row.version,
  status: statusView(row.status),
  accountId: row.accountId,
  created: row.created.toISOString(),
  updated: row.updated.toISOString(),
  sentDate: iso(row.sent),
  receivedDate: iso(row.sent),
  completedDate: iso(row.completed),
  deadlineDate: row.deadlineDate,
  rejectReason: row.rejectReason,
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

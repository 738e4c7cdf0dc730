import { STATUS_CODES, STATUSES, type StatusCode } from '../statuses/index.js';

/** After how many hours without an act a dossier is free again (setting `operatorCharge`). */
export interface OperatorChargeTerms {
  hours: number;
}

/** Statuses in which the next act is the operator's: only there does an idle charge end by itself. */
export const RETURNABLE_STATUS_CODES: readonly StatusCode[] = STATUS_CODES.filter(
  (code) => STATUSES[code].officeList === 'RECEIVED' && !STATUSES[code].isOpen,
);

/** Statuses in which a dossier can have an operator. */
export const ASSIGNABLE_STATUS_CODES: readonly StatusCode[] = STATUS_CODES.filter(
  (code) => STATUSES[code].isAssignable,
);

/** Charges whose last act is before this moment have ended. */
export const getChargeCutoff = (now: Date, { hours }: OperatorChargeTerms): Date =>
  new Date(now.getTime() - hours * 3_600_000);

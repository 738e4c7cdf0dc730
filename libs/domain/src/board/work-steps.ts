import type { Role } from '../access/roles.js';
import type { StatusCode } from '../statuses/index.js';

/** Parts of the way of a dossier that the board tells the usual time of, in their order. */
export const WORK_STEPS = ['charge', 'check', 'file', 'complete'] as const;
export type WorkStep = (typeof WORK_STEPS)[number];

export const WORK_STEP_LABELS: Readonly<Record<WorkStep, string>> = {
  charge: 'In attesa di chi la prenda in carico',
  check: 'Controllo, fino all’esito',
  file: 'Da accettata a inviata a ENEA',
  complete: 'Da inviata a completata',
};

/**
 * The status with which a step begins, and those that end it: `null` where any next status does. A
 * sent dossier without an operator waits first, and is checked from when somebody took it.
 */
export const WORK_STEP_STATUSES: Readonly<
  Record<WorkStep, { begins: StatusCode; ends: StatusCode | null }>
> = {
  charge: { begins: 'SENT', ends: null },
  check: { begins: 'SENT', ends: null },
  file: { begins: 'ACCEPTED', ends: 'SENTTOENEA' },
  complete: { begins: 'SENTTOENEA', ends: 'SELLED' },
};

/** Whether the board also tells the figures of each operator. */
export interface OperatorFigures {
  isOn: boolean;
}

/** Figures of people at work are for those who answer for them, and only where it was agreed. */
export const maySeeOperatorFigures = (role: Role, { isOn }: OperatorFigures): boolean =>
  isOn && role === 'SuperAdmin';

const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 1_440;

/** "25 min", "3 h 20 min", "2 giorni e 4 h". */
export function formatMinutes(minutes: number): string {
  if (minutes < MINUTES_OF_HOUR) return `${minutes} min`;
  if (minutes < MINUTES_OF_DAY) {
    const rest = minutes % MINUTES_OF_HOUR;
    return `${Math.floor(minutes / MINUTES_OF_HOUR)} h${rest === 0 ? '' : ` ${rest} min`}`;
  }
  const days = Math.floor(minutes / MINUTES_OF_DAY);
  const hours = Math.floor((minutes % MINUTES_OF_DAY) / MINUTES_OF_HOUR);
  return `${days} ${days === 1 ? 'giorno' : 'giorni'}${hours === 0 ? '' : ` e ${hours} h`}`;
}

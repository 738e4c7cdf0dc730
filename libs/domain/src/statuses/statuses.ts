import {
  deriveListFilters,
  selectStatusCodes,
  type ReturnKind,
  type StatusRow,
} from './status-row.js';

const OPEN_REFUSAL = 'La pratica è in mano all’installatore, che può già cambiare i documenti.';

/**
 * Dossier statuses, one row each (names and percentages: domain decisions; colours: spec wizard
 * §4).
 */
export const STATUSES = {
  DRAFT: {
    name: 'Bozza',
    statusPercentage: 0,
    colour: 'grey',
    ownerList: 'DRAFT',
    officeList: null,
    isOpen: true,
    isFiled: false,
    isCompleted: false,
    isAssignable: false,
    isSelectable: false,
    returnKind: null,
    documentRequestRefusal: OPEN_REFUSAL,
    weeklyFigure: null,
  },
  SENT: {
    name: 'Inviata',
    statusPercentage: 25,
    colour: 'yellow',
    ownerList: 'PROCESSING',
    officeList: 'RECEIVED',
    isOpen: false,
    isFiled: false,
    isCompleted: false,
    isAssignable: true,
    isSelectable: true,
    returnKind: null,
    documentRequestRefusal: null,
    weeklyFigure: 'received',
  },
  WAITING: {
    name: 'Correzioni richieste',
    statusPercentage: 25,
    colour: 'yellow',
    ownerList: 'DRAFT',
    officeList: 'RECEIVED',
    isOpen: true,
    isFiled: false,
    isCompleted: false,
    isAssignable: true,
    isSelectable: true,
    returnKind: 'corrections',
    documentRequestRefusal: OPEN_REFUSAL,
    weeklyFigure: null,
  },
  REJECTED: {
    name: 'Rifiutata',
    statusPercentage: 0,
    colour: 'red',
    ownerList: 'DRAFT',
    officeList: null,
    isOpen: true,
    isFiled: false,
    isCompleted: false,
    isAssignable: false,
    isSelectable: true,
    returnKind: 'rejection',
    documentRequestRefusal: OPEN_REFUSAL,
    weeklyFigure: null,
  },
  ACCEPTED: {
    name: 'Accettata',
    statusPercentage: 50,
    colour: 'blue',
    ownerList: 'PROCESSING',
    officeList: 'RECEIVED',
    isOpen: false,
    isFiled: false,
    isCompleted: false,
    isAssignable: true,
    isSelectable: true,
    returnKind: null,
    documentRequestRefusal: null,
    weeklyFigure: null,
  },
  SENTTOENEA: {
    name: 'Inviata a ENEA',
    statusPercentage: 75,
    colour: 'blue',
    ownerList: 'ELABORATED',
    officeList: 'ELABORATED',
    isOpen: false,
    isFiled: true,
    isCompleted: false,
    isAssignable: true,
    isSelectable: true,
    returnKind: null,
    documentRequestRefusal: null,
    weeklyFigure: 'filed',
  },
  SELLED: {
    name: 'Completata',
    statusPercentage: 100,
    colour: 'green',
    ownerList: 'ELABORATED',
    officeList: 'ELABORATED',
    isOpen: false,
    isFiled: true,
    isCompleted: true,
    isAssignable: false,
    isSelectable: true,
    returnKind: null,
    documentRequestRefusal: 'La pratica è completata: non puoi più cambiare i documenti.',
    weeklyFigure: 'completed',
  },
} as const satisfies Readonly<Record<string, StatusRow>>;

export type StatusCode = keyof typeof STATUSES;

/** How the back office calls each status. */
export interface StatusNameSettings {
  readonly statusNames: Readonly<Record<StatusCode, string>>;
}

/** Statuses in which the back office sends a dossier back to its owner. */
export type ReturnStatusCode = {
  [Code in StatusCode]: (typeof STATUSES)[Code]['returnKind'] extends null ? never : Code;
}[StatusCode];

export interface Status extends StatusRow {
  readonly code: StatusCode;
}

/** Status of a new dossier; every save of an open dossier sets it again. */
export const DRAFT_STATUS = 'DRAFT' satisfies StatusCode;
/** What sending makes of a dossier. */
export const SENT_STATUS = 'SENT' satisfies StatusCode;

export const STATUS_CODES = selectStatusCodes<StatusCode>(STATUSES, () => true);
export const OPEN_STATUS_CODES = selectStatusCodes<StatusCode>(STATUSES, (row) => row.isOpen);
export const COMPLETED_STATUS_CODES = selectStatusCodes<StatusCode>(
  STATUSES,
  (row) => row.isCompleted,
);
/** Handed in, and still owed a receipt. */
export const IN_PROGRESS_STATUS_CODES = selectStatusCodes<StatusCode>(
  STATUSES,
  (row) => !row.isOpen && !row.isCompleted,
);
export const RETURN_STATUS_CODES = STATUS_CODES.filter(isReturnStatus);

export const isStatusCode = (value: unknown): value is StatusCode =>
  typeof value === 'string' && Object.hasOwn(STATUSES, value);

export function isReturnStatus(code: StatusCode): code is ReturnStatusCode {
  return STATUSES[code].returnKind !== null;
}

/** How the dossier came back with this status; `null` when it did not. */
export const getReturnKind = (code: string | null | undefined): ReturnKind | null =>
  isStatusCode(code) ? STATUSES[code].returnKind : null;

/** A status with the name in force, which the back office may have changed. */
export const getStatus = (code: StatusCode, { statusNames }: StatusNameSettings): Status => ({
  code,
  ...STATUSES[code],
  name: statusNames[code],
});

/** All statuses with the names in force. */
export const listStatuses = (settings: StatusNameSettings): readonly Status[] =>
  STATUS_CODES.map((code) => getStatus(code, settings));

/** Whether owner and beneficiary may change the dossier. */
export const isOpenStatus = (code: StatusCode): boolean => STATUSES[code].isOpen;

export const isFiledStatus = (code: StatusCode): boolean => STATUSES[code].isFiled;

export const isCompletedStatus = (code: StatusCode): boolean => STATUSES[code].isCompleted;

/** Lists of dossiers and the statuses they show. */
export const LIST_FILTERS = deriveListFilters<StatusCode>(STATUSES);

export type ListFilter = keyof typeof LIST_FILTERS;

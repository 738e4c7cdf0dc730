import type { RuleSettings } from '../settings/rule-settings.js';

/** Colour of the status bar. */
export type StatusColour = 'grey' | 'yellow' | 'red' | 'blue' | 'green';

/** Dossier statuses with name, percentage and colour (domain decisions; colours of spec wizard §4). */
export const STATUSES = [
  { code: 'DRAFT', name: 'Bozza', statusPercentage: 0, colour: 'grey' },
  { code: 'SENT', name: 'Inviata', statusPercentage: 25, colour: 'yellow' },
  { code: 'WAITING', name: 'Correzioni richieste', statusPercentage: 25, colour: 'yellow' },
  { code: 'REJECTED', name: 'Rifiutata', statusPercentage: 0, colour: 'red' },
  { code: 'ACCEPTED', name: 'Accettata', statusPercentage: 50, colour: 'blue' },
  { code: 'SENTTOENEA', name: 'Inviata a ENEA', statusPercentage: 75, colour: 'blue' },
  { code: 'SELLED', name: 'Completata', statusPercentage: 100, colour: 'green' },
] as const satisfies readonly {
  code: string;
  name: string;
  statusPercentage: number;
  colour: StatusColour;
}[];

export type Status = (typeof STATUSES)[number];
export type StatusCode = Status['code'];

export const STATUS_CODES: readonly StatusCode[] = STATUSES.map(({ code }) => code);

export const isStatusCode = (value: unknown): value is StatusCode =>
  STATUSES.some(({ code }) => code === value);

/** A status with the name the back office gives it. */
export type NamedStatus = Omit<Status, 'name'> & { readonly name: string };

/** Name, percentage and colour of a status. */
export const getStatus = (
  code: StatusCode,
  { statusNames }: Pick<RuleSettings, 'statusNames'>,
): NamedStatus => ({
  ...(STATUSES.find((status) => status.code === code) as Status),
  name: statusNames[code],
});

/** All statuses with the names in force. */
export const listStatuses = (settings: Pick<RuleSettings, 'statusNames'>): readonly NamedStatus[] =>
  STATUS_CODES.map((code) => getStatus(code, settings));

/** Statuses in which owner and beneficiary may change the dossier; in the others the data is frozen. */
export const isOpenStatus = (code: StatusCode): boolean =>
  code === 'DRAFT' || code === 'WAITING' || code === 'REJECTED';

/** Whether ENEA has it: its deadline is met and counts no longer. */
export const isFiledStatus = (code: StatusCode): boolean =>
  code === 'SENTTOENEA' || code === 'SELLED';

/** Lists of dossiers and the statuses they show. */
export const LIST_FILTERS = {
  /** "Pratiche caricate in bozza", of the owner. */
  DRAFT: ['DRAFT', 'WAITING', 'REJECTED'],
  /** "Pratiche inviate", of the owner. */
  PROCESSING: ['SENT', 'ACCEPTED'],
  /** "Pratiche da elaborare", of the back office. */
  RECEIVED: ['SENT', 'WAITING', 'ACCEPTED'],
  /** "Pratiche elaborate": of the owner for fitters, all of them for the back office. */
  ELABORATED: ['SENTTOENEA', 'SELLED'],
} as const satisfies Record<string, readonly StatusCode[]>;

export type ListFilter = keyof typeof LIST_FILTERS;

export const isListFilter = (value: unknown): value is ListFilter =>
  typeof value === 'string' && Object.hasOwn(LIST_FILTERS, value);

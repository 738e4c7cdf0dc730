/** Colour of the status bar. */
export type StatusColour = 'grey' | 'yellow' | 'red' | 'blue' | 'green';

/** Lists of a fitter: "Pratiche caricate in bozza", "Pratiche inviate", "Pratiche elaborate". */
export const OWNER_LISTS = ['DRAFT', 'PROCESSING', 'ELABORATED'] as const;
export type OwnerList = (typeof OWNER_LISTS)[number];

/** Lists of the back office: "Pratiche da elaborare", "Pratiche elaborate". */
export const OFFICE_LISTS = ['RECEIVED', 'ELABORATED'] as const;
export type OfficeList = (typeof OFFICE_LISTS)[number];

/** Why a dossier was returned to its owner: with requested corrections, or rejected. */
export type ReturnKind = 'corrections' | 'rejection';

/** The weekly figure of the work board that counts dossiers when they reach a status. */
export type WeeklyFigure = 'received' | 'filed' | 'completed';

/**
 * All properties of one status. Every property is required, so that a new status leaves no case
 * undecided.
 */
export interface StatusRow {
  readonly name: string;
  readonly statusPercentage: number;
  readonly colour: StatusColour;
  /** Every dossier is in a list of its owner. */
  readonly ownerList: OwnerList;
  /** `null` while the back office has nothing to do with it. */
  readonly officeList: OfficeList | null;
  /** Owner and beneficiary may change the dossier; otherwise its data is frozen. */
  readonly isOpen: boolean;
  /** ENEA has it: its deadline is met and counts no longer. */
  readonly isFiled: boolean;
  /** Nothing is left to do: sets the day of completion, from which retention counts. */
  readonly isCompleted: boolean;
  /** The back office can make an operator responsible for it. */
  readonly isAssignable: boolean;
  /** Selectors offer it; `false` where a dossier only gets there by being saved. */
  readonly isSelectable: boolean;
  /** `null` unless the back office sent the dossier back with a reason. */
  readonly returnKind: ReturnKind | null;
  /** Why no document may be requested again; `null` where a request is allowed. */
  readonly documentRequestRefusal: string | null;
  readonly weeklyFigure: WeeklyFigure | null;
}

/** Rows by code: the portal's own `STATUSES`, or another table in a test. */
export type StatusTable<Code extends string> = Readonly<Record<Code, StatusRow>>;

const codesOf = <Code extends string>(table: StatusTable<Code>): Code[] =>
  Object.keys(table) as Code[];

/** Codes of the rows that fulfil a condition, in the order of the table. */
export const selectStatusCodes = <Code extends string>(
  table: StatusTable<Code>,
  fulfils: (row: StatusRow) => boolean,
): readonly Code[] => codesOf(table).filter((code) => fulfils(table[code]));

/** The statuses each list shows. */
export const deriveListFilters = <Code extends string>(
  table: StatusTable<Code>,
): Readonly<Record<OwnerList | OfficeList, readonly Code[]>> => {
  const standingIn = (list: OwnerList | OfficeList): readonly Code[] =>
    selectStatusCodes(table, (row) => row.ownerList === list || row.officeList === list);
  return {
    DRAFT: standingIn('DRAFT'),
    PROCESSING: standingIn('PROCESSING'),
    RECEIVED: standingIn('RECEIVED'),
    ELABORATED: standingIn('ELABORATED'),
  };
};

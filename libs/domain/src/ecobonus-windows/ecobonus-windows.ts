import {
  checkNaturalPerson,
  checkOtherNaturalPersons,
  checkResidentialUse,
} from '../completeness/service-limits.js';
import type { DossierForm, Serramento } from '../dossier/index.js';
import { formatLimit, joinNumbers } from '../formats/index.js';
import { findTableByDate, getUValueLimit, type UValueSettings } from '../reference-tables/index.js';

/** Facts of a dossier that choose the limits of its windows. */
export type WindowLimitContext = Pick<
  DossierForm,
  'serviceType' | 'immovableClimateZone' | 'interventionStartDate'
>;

/** Limit that ENEA holds the windows of an Ecobonus against, W/m²K. */
export interface EcobonusLimit {
  readonly zone: string;
  readonly limit: number;
  readonly source: string;
  /** Limit that holds for every service, above which no dossier is sent. */
  readonly zoneLimit: number;
}

/** The limit of an Ecobonus; `null` for other services, and while the zone is unknown. */
export function findEcobonusLimit(
  { serviceType, immovableClimateZone: zone, interventionStartDate: day }: WindowLimitContext,
  settings: UValueSettings,
): EcobonusLimit | null {
  if (serviceType !== 1 || zone === null) return null;
  const { values, source } = findTableByDate(settings.uLimitsEcobonus, day);
  return { zone, limit: values[zone], source, zoneLimit: getUValueLimit(zone, day, settings) };
}

type Transmittances = Pick<Serramento, 'trasmittanzaPre' | 'trasmittanzaPost'>;

/** ENEA's site refuses a new window above the limit. */
export const isAboveEcobonusLimit = (
  { trasmittanzaPost: value }: Transmittances,
  { limit }: EcobonusLimit,
): boolean => value !== null && value > limit;

/** ENEA's vademecum: the window that is replaced must have been worse than the limit. */
export const wasWithinEcobonusLimit = (
  { trasmittanzaPre: value }: Transmittances,
  { limit }: EcobonusLimit,
): boolean => value !== null && value > 0 && value <= limit;

/** A window for which no Ecobonus is due, with the value that decides it. */
export interface WindowWithoutEcobonus {
  readonly index: number;
  readonly field: keyof Transmittances;
  readonly value: number;
  readonly limit: number;
  /** The window may be filed as Bonus Casa. */
  readonly isWithinZoneLimit: boolean;
}

/** Windows of an Ecobonus for which none is due: new ones above the limit, old ones within it. */
export function listWindowsWithoutEcobonus(
  form: WindowLimitContext & Pick<DossierForm, 'manufatti'>,
  settings: UValueSettings,
): WindowWithoutEcobonus[] {
  const ecobonus = findEcobonusLimit(form, settings);
  if (ecobonus === null) return [];
  const { limit, zoneLimit } = ecobonus;
  return form.manufatti.serramenti.flatMap((row, index) => {
    const { trasmittanzaPre: before, trasmittanzaPost: after } = row;
    const common = { index, limit, isWithinZoneLimit: after === null || after <= zoneLimit };
    return [
      ...(after !== null && isAboveEcobonusLimit(row, ecobonus)
        ? [{ ...common, field: 'trasmittanzaPost' as const, value: after }]
        : []),
      ...(before !== null && wasWithinEcobonusLimit(row, ecobonus)
        ? [{ ...common, field: 'trasmittanzaPre' as const, value: before }]
        : []),
    ];
  });
}

/** Windows for which the same value decides that no Ecobonus is due. */
interface WindowGroup {
  readonly rows: readonly number[];
  readonly reason: string;
}

/** Says once what is true of several windows, so that ten equal ones are one line to read. */
function groupByReason(windows: readonly WindowWithoutEcobonus[]): WindowGroup[] {
  const groups = new Map<string, number[]>();
  for (const { index, field, value, limit } of windows) {
    const reason =
      field === 'trasmittanzaPost'
        ? `U ${formatLimit(value)} oltre il limite ${formatLimit(limit)}`
        : `U prima ${formatLimit(value)} già entro il limite ${formatLimit(limit)}`;
    groups.set(reason, [...(groups.get(reason) ?? []), index + 1]);
  }
  return [...groups].map(([reason, rows]) => ({ reason, rows }));
}

const nameGroup = ({ rows, reason }: WindowGroup): string =>
  `${rows.length === 1 ? 'serramento' : 'serramenti'} ${joinNumbers(rows)}, ${reason}`;

/** "serramenti 2 e 3, U 1,38 oltre il limite 1,30", for each value apart. */
export const nameWindowsWithoutEcobonus = (windows: readonly WindowWithoutEcobonus[]): string[] =>
  groupByReason(windows).map(nameGroup);

export type ServiceChangeForm = Pick<
  DossierForm,
  'isCompany' | 'otherBeneficiaries' | 'immovableGeneralUse' | 'immovableParticularUse'
>;

/** Bonus Casa is for natural persons and homes only. */
export function mayBecomeBonusCasa(form: ServiceChangeForm): boolean {
  const changed = { ...form, serviceType: 2 } as DossierForm;
  return [checkNaturalPerson, checkOtherNaturalPersons, checkResidentialUse].every(
    (check) => check(changed).length === 0,
  );
}

/** All windows of an Ecobonus that is not due are right as Bonus Casa. */
export function isRightAsBonusCasa(form: DossierForm, settings: UValueSettings): boolean {
  const windows = listWindowsWithoutEcobonus(form, settings);
  return (
    windows.length > 0 &&
    windows.every(({ isWithinZoneLimit }) => isWithinZoneLimit) &&
    mayBecomeBonusCasa(form)
  );
}

/** The reason why the windows of a dossier have no Ecobonus, Italian; `null` while they may have it. */
export function findEcobonusObstacle(form: DossierForm, settings: UValueSettings): string | null {
  const windows = listWindowsWithoutEcobonus(form, settings);
  if (windows.length === 0) return null;
  const reason = `L’Ecobonus non spetta: ${nameWindowsWithoutEcobonus(windows).join('; ')}.`;
  return isRightAsBonusCasa(form, settings)
    ? `${reason} Gli stessi serramenti sono in regola come Bonus Casa: cambia il servizio per stimarne la detrazione.`
    : reason;
}

/** Points that an operator confirms before accepting an Ecobonus, Italian; empty where there is none. */
export const listEcobonusDoubts = (
  form: WindowLimitContext & Pick<DossierForm, 'manufatti'>,
  settings: UValueSettings,
): string[] =>
  groupByReason(listWindowsWithoutEcobonus(form, settings)).map(
    (group) =>
      `L’Ecobonus non spetta per ${group.rows.length === 1 ? 'il' : 'i'} ${nameGroup(group)}.`,
  );

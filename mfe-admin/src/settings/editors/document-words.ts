import {
  getChoiceLabel,
  SERVICE_TYPES,
  type DocumentCondition,
  type DocumentNeed,
  type DocumentRow,
} from '@pratiche/domain';
import { DOCUMENT_CONDITION_CHOICES } from '@pratiche/domain/settings';
import { DOCUMENT_SET_TEXTS } from './texts.js';

const nameOf = (service: number): string =>
  getChoiceLabel(SERVICE_TYPES, service) || String(service);

const joinNames = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : DOCUMENT_SET_TEXTS.and(names.slice(0, -1).join(', '), names.at(-1));

/** "solo se la pratica comprende serramenti". */
export const describeCondition = (condition: DocumentCondition): string =>
  getChoiceLabel(DOCUMENT_CONDITION_CHOICES, condition);

function describeNeed(need: Exclude<DocumentNeed, null>, row: DocumentRow): string {
  if (need === 'M') return DOCUMENT_SET_TEXTS.mandatory;
  if (need === 'O') return DOCUMENT_SET_TEXTS.optional;
  const when =
    row.condition === undefined
      ? DOCUMENT_SET_TEXTS.conditionally
      : describeCondition(row.condition);
  return DOCUMENT_SET_TEXTS.mandatoryWhen(when, row.isOptionalOtherwise === true);
}

/** For which services a document is asked, in words. */
export function describeServices({ need }: DocumentRow): string {
  const services = SERVICE_TYPES.filter(({ value }) => need[value] !== null);
  if (services.length === 0) return DOCUMENT_SET_TEXTS.noService;
  return services.length === SERVICE_TYPES.length
    ? DOCUMENT_SET_TEXTS.allServices
    : joinNames(services.map(({ value }) => nameOf(value)));
}

/** Whether a document is mandatory, and when, one line for each degree. */
export function describeObligation(row: DocumentRow): string[] {
  const groups = (['M', 'C', 'O'] as const).flatMap((need) => {
    const services = SERVICE_TYPES.filter(({ value }) => row.need[value] === need);
    return services.length === 0 ? [] : [{ need, services }];
  });
  const [only] = groups;
  if (only === undefined) return [DOCUMENT_SET_TEXTS.notAsked];
  if (groups.length === 1) return [describeNeed(only.need, row)];
  return groups.map(
    ({ need, services }) =>
      `${joinNames(services.map(({ value }) => nameOf(value)))}: ${describeNeed(need, row).toLowerCase()}`,
  );
}

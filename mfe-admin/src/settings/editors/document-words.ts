import {
  DOCUMENT_CONDITIONS,
  getChoiceLabel,
  SERVICE_TYPES,
  type DocumentNeed,
  type DocumentRow,
} from '@pratiche/domain';

const nameOf = (service: number): string =>
  getChoiceLabel(SERVICE_TYPES, service) || String(service);

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;

/** "solo se la pratica comprende serramenti". */
export const describeCondition = (condition: keyof typeof DOCUMENT_CONDITIONS): string =>
  `solo se ${DOCUMENT_CONDITIONS[condition].why.replace(/^Richiest[ao] perché /, '')}`;

function describeNeed(need: Exclude<DocumentNeed, null>, row: DocumentRow): string {
  if (need === 'M') return 'Obbligatorio';
  if (need === 'O') return 'Facoltativo';
  const when = row.condition === undefined ? 'a condizione' : describeCondition(row.condition);
  return `Obbligatorio ${when}${row.isOptionalOtherwise === true ? ', altrimenti facoltativo' : ''}`;
}

/** For which services a document is asked, in words. */
export function describeServices({ need }: DocumentRow): string {
  const services = SERVICE_TYPES.filter(({ value }) => need[value] !== null);
  if (services.length === 0) return 'Nessuno';
  return services.length === SERVICE_TYPES.length
    ? 'Tutti'
    : joinNames(services.map(({ value }) => nameOf(value)));
}

/** Whether a document is mandatory, and when, one line for each degree. */
export function describeObligation(row: DocumentRow): string[] {
  const groups = (['M', 'C', 'O'] as const).flatMap((need) => {
    const services = SERVICE_TYPES.filter(({ value }) => row.need[value] === need);
    return services.length === 0 ? [] : [{ need, services }];
  });
  const [only] = groups;
  if (only === undefined) return ['Non richiesto'];
  if (groups.length === 1) return [describeNeed(only.need, row)];
  return groups.map(
    ({ need, services }) =>
      `${joinNames(services.map(({ value }) => nameOf(value)))}: ${describeNeed(need, row).toLowerCase()}`,
  );
}

import { formatDay, getChoiceLabel, SERVICE_TYPES, type SettingKind } from '@pratiche/domain';

type Row = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const namePeriod = (row: Row): string =>
  text(row['worksEndedFrom']) === ''
    ? ''
    : `lavori dal ${formatDay(text(row['worksEndedFrom']))} al ${formatDay(text(row['worksEndedTo']))}${
        typeof row['expenseYear'] === 'number' ? `, spese ${row['expenseYear']}` : ''
      }`;

function nameCombination(row: Row): string {
  const services = Array.isArray(row['services']) ? row['services'] : [];
  const names = services.map((one) => getChoiceLabel(SERVICE_TYPES, Number(one))).join(', ');
  const products = text(row['products']);
  return products === '' ? '' : `${products} (${names})`;
}

const NAMES: Partial<Record<SettingKind, (row: Row) => string>> = {
  eneaOpenings: namePeriod,
  interventionMatrix: nameCombination,
};

/** What a row of a list is called; `null` while it has no name. */
export function nameSettingRow(kind: SettingKind, row: unknown): string | null {
  const parts = row as Row;
  const name =
    NAMES[kind]?.(parts) ??
    (['name', 'title', 'topic', 'code'].map((key) => text(parts[key])).find(Boolean) || '');
  return name === '' ? null : name;
}

/** What makes a row the same before and after a change. */
export function getRowIdentity(kind: SettingKind, row: unknown): string {
  const parts = row as Row;
  if (kind === 'packages') return `${parts['id'] ?? text(parts['name'])}`;
  if (kind === 'documentSet') return text(parts['code']);
  if (kind === 'returnReasons') return `${String(parts['isForRejection'])} ${text(parts['title'])}`;
  return nameSettingRow(kind, row) ?? '';
}

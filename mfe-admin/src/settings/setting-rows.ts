import {
  ECOBONUS_2026,
  formatDay,
  getChoiceLabel,
  SERVICE_TYPES,
  type SettingKind,
} from '@pratiche/domain';
import { SETTINGS_TEXTS } from './texts.js';

type Row = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const namePeriod = (row: Row): string =>
  text(row['worksEndedFrom']) === ''
    ? ''
    : SETTINGS_TEXTS.period(
        formatDay(text(row['worksEndedFrom'])),
        formatDay(text(row['worksEndedTo'])),
        row['expenseYear'],
      );

function nameCombination(row: Row): string {
  const services = Array.isArray(row['services']) ? row['services'] : [];
  const names = services.map((one) => getChoiceLabel(SERVICE_TYPES, Number(one))).join(', ');
  const products = text(row['products']);
  return products === '' ? '' : `${products} (${names})`;
}

/** A change of ENEA's site: page and question as delivered, the option by its code, and the year. */
function nameSiteChange(row: Row): string {
  const page = ECOBONUS_2026.pages.find(({ key }) => key === row['page']);
  const question = page?.fields.find(({ id }) => id === row['field'])?.label ?? text(row['field']);
  return SETTINGS_TEXTS.siteChange(
    `${page?.title ?? text(row['page'])} › ${question}`,
    'code' in row ? text(row['code']) : null,
    row['year'],
  );
}

const NAMES: Partial<Record<SettingKind, (row: Row) => string>> = {
  eneaOpenings: namePeriod,
  eneaSite: nameSiteChange,
  interventionMatrix: nameCombination,
  documentPoints: (row) => [text(row['code']), text(row['text'])].filter(Boolean).join(': '),
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

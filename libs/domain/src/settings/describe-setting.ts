import { formatDay, formatEuro, formatNumber } from '../formats/index.js';
import { countWorksCostEntries } from '../invoices/works-cost-words.js';
import { PAPER_CODES } from '../papers/paper-codes.js';
import { SETTING_DEFAULTS } from './setting-defaults.js';
import type { SettingKind, SettingValues } from './setting-values.js';

const TO_FILL_IN = 'Da compilare';

const count = (number: number, one: string, many: string): string =>
  `${formatNumber(number, 0)} ${number === 1 ? one : many}`;

/** How many texts differ from the first ones. */
function describeNames(
  names: Readonly<Record<string, string>>,
  first: Readonly<Record<string, string>>,
): string {
  const changed = Object.keys(names).filter((key) => names[key] !== first[key]).length;
  const all = count(Object.keys(names).length, 'dicitura', 'diciture');
  return changed === 0
    ? `${all}, tutte quelle iniziali`
    : `${all}, ${count(changed, 'cambiata', 'cambiate')}`;
}

const describeZones = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([zone, limit]) => `${zone} ${formatNumber(limit)}`)
    .join(' · ');

function describePackages(packages: SettingValues['packages']): string {
  const onSale = packages.filter((one) => one.onSale);
  const prices = onSale.map(({ price }) => price);
  const range =
    prices.length === 0
      ? ''
      : `, da ${formatEuro(Math.min(...prices))} a ${formatEuro(Math.max(...prices))}`;
  return `${onSale.length} in vendita su ${packages.length}${range}`;
}

function describeReasons(reasons: SettingValues['returnReasons']): string {
  const rejections = reasons.filter(({ isForRejection }) => isForRejection).length;
  return `${reasons.length - rejections} per le correzioni, ${rejections} per il rifiuto`;
}

const DESCRIPTIONS: { [Kind in SettingKind]: (value: SettingValues[Kind]) => string } = {
  purchases: ({ isEnabled, disabledUntil }) =>
    isEnabled
      ? 'Aperti'
      : disabledUntil === null
        ? 'Sospesi'
        : `Sospesi fino al ${formatDay(disabledUntil)}`,
  packages: describePackages,
  bankTransfer: ({ holder }) => holder || TO_FILL_IN,
  vatRate: ({ percent }) => `${formatNumber(percent)} %`,
  provider: ({ name }) => name || TO_FILL_IN,
  publicContacts: ({ email }) => email || TO_FILL_IN,
  brand: ({ name, colour }) => `${name} · ${colour}`,
  eneaIntermediary: ({ name }) => name || TO_FILL_IN,
  supportContacts: (contacts) =>
    contacts.length === 0 ? 'Nessun contatto' : contacts.map(({ topic }) => topic).join(' · '),
  statusNames: (names) => describeNames(names, SETTING_DEFAULTS.statusNames),
  closureLabels: (names) => describeNames(names, SETTING_DEFAULTS.closureLabels),
  heatingLabels: (names) => describeNames(names, SETTING_DEFAULTS.heatingLabels),
  interventionMatrix: ({ rows }) => count(rows.length, 'combinazione', 'combinazioni'),
  uLimits: ({ values }) => describeZones(values),
  uLimitsEcobonus: ({ values }) => describeZones(values),
  solarTransmission: ({ values }) => `Fino a ${formatNumber(values.max)}`,
  costCeilings: ({ values }) =>
    `Serramenti da ${formatEuro(Math.min(...Object.values(values.window)))} a ${formatEuro(Math.max(...Object.values(values.windowWithShutter)))} al m²`,
  deductionRates: ({ values }) =>
    `${formatNumber(values.mainHome)} % abitazione principale, ${formatNumber(values.other)} % altri casi`,
  controlTerms: ({ values }) => count(values.yearsAfterLastReturn, 'anno', 'anni'),
  eneaOpenings: (openings) => count(openings.length, 'apertura', 'aperture'),
  documentSet: (documents) => count(documents.length, 'documento', 'documenti'),
  paperTexts: ({ edition }) => `Edizione ${edition}`,
  contractTexts: ({ edition, clauses }) =>
    `Edizione ${edition}, ${count(clauses.length, 'clausola', 'clausole')}`,
  onlineSignatures: (papers) =>
    `${count(PAPER_CODES.filter((code) => papers[code]).length, 'documento', 'documenti')} su ${PAPER_CODES.length}`,
  returnReasons: describeReasons,
  retention: ({ drafts, audit }) =>
    `Bozze ${formatNumber(drafts)} giorni, registro ${formatNumber(audit)}`,
  draftLimits: ({ drafts, megabytes }) =>
    `${formatNumber(drafts)} bozze, ${formatNumber(megabytes)} MB`,
  operatorCharge: ({ hours }) => count(hours, 'ora', 'ore'),
  worksCostWords: (words) => count(countWorksCostEntries(words), 'voce', 'voci'),
};

/** A value of a setting in a line, Italian. It names nothing secret. */
export const describeSetting = <Kind extends SettingKind>(
  kind: Kind,
  value: SettingValues[Kind],
): string => DESCRIPTIONS[kind](value);

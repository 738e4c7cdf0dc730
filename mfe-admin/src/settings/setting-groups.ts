import { SETTING_KINDS } from '@pratiche/domain/settings';
import type { SettingKind } from '@pratiche/domain';
import { SETTING_GROUP_TEXTS } from './settings-list-texts.js';

interface SettingGroup {
  title: string;
  kinds: readonly SettingKind[];
}

/** Settings by what they are about, in the order of their list. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: SETTING_GROUP_TEXTS.sales,
    kinds: ['purchases', 'packages', 'vatRate', 'bankTransfer'],
  },
  {
    title: SETTING_GROUP_TEXTS.dossiers,
    kinds: [
      'interventionMatrix',
      'documentSet',
      'worksCostWords',
      'returnReasons',
      'operatorCharge',
      'draftLimits',
    ],
  },
  {
    title: SETTING_GROUP_TEXTS.law,
    kinds: [
      'uLimits',
      'uLimitsEcobonus',
      'solarTransmission',
      'costCeilings',
      'deductionRates',
      'controlTerms',
      'eneaOpenings',
    ],
  },
  {
    title: SETTING_GROUP_TEXTS.signed,
    kinds: [
      'provider',
      'eneaIntermediary',
      'publicContacts',
      'brand',
      'supportContacts',
      'paperTexts',
      'onlineSignatures',
      'contractTexts',
    ],
  },
  {
    title: SETTING_GROUP_TEXTS.wording,
    kinds: ['statusNames', 'closureLabels', 'heatingLabels', 'retention'],
  },
];

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The groups with the settings whose name or explanation has every word searched for. */
export function searchSettings(text: string): readonly SettingGroup[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return SETTING_GROUPS.map(({ title, kinds }) => ({
    title,
    kinds: kinds.filter((kind) => {
      const { label, about } = SETTING_KINDS[kind];
      const found = fold(`${title} ${label} ${about}`);
      return words.every((word) => found.includes(word));
    }),
  })).filter(({ kinds }) => kinds.length > 0);
}

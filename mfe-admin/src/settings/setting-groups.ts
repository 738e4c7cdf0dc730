import { SETTING_GROUPS, SETTING_KINDS } from '@pratiche/domain/settings';

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The groups with the settings whose name or explanation has every word searched for. */
export function searchSettings(text: string): typeof SETTING_GROUPS {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return SETTING_GROUPS.map(({ title, kinds }) => ({
    title,
    kinds: kinds.filter((kind) => {
      const { label, about } = SETTING_KINDS[kind];
      const description = fold(`${title} ${label} ${about}`);
      return words.every((word) => description.includes(word));
    }),
  })).filter(({ kinds }) => kinds.length > 0);
}

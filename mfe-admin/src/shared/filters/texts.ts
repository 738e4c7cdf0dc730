/** What every filter bar says. */
export const FILTER_TEXTS = {
  filterBy: (what: string) => `Filtra per ${what}`,
  counted: (name: string, count: number) => `${name}, ${count}`,
  any: 'Qualsiasi',
  chip: (what: string, value: string) => `${what}: ${value}`,
  onDay: (day: string) => `il ${day}`,
  between: (from: string, to: string) => `dal ${from} al ${to}`,
  since: (day: string) => `dal ${day}`,
  until: (day: string) => `fino al ${day}`,
} as const;

import type { OfficeList } from '@pratiche/domain';

const COMMON = [
  ['J K', 'scorrono le pratiche'],
  ['Invio', 'apre'],
  ['X', 'sceglie'],
] as const;

const TAKE = ['P', 'prende in carico'] as const;

/** Keys named in the line under each list; the help has all of them. */
export const LIST_KEYS: Readonly<Record<OfficeList, readonly (readonly [string, string])[]>> = {
  RECEIVED: [
    ['N', 'inizia'],
    ...COMMON,
    ['A', 'accetta'],
    ['C', 'chiede correzioni'],
    ['H', 'rimanda'],
    TAKE,
    ['/', 'cerca'],
  ],
  ELABORATED: [...COMMON, TAKE, ['/', 'cerca']],
};

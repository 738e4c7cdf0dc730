import type { OfficeList } from '@pratiche/domain';
import { DOSSIER_LIST_TEXTS } from './texts.js';

const COMMON = [
  ['J K', DOSSIER_LIST_TEXTS.keyWalk],
  [DOSSIER_LIST_TEXTS.enterKey, DOSSIER_LIST_TEXTS.keyOpen],
  ['X', DOSSIER_LIST_TEXTS.keySelect],
] as const;

const TAKE = ['P', DOSSIER_LIST_TEXTS.keyTake] as const;

/** Keys named in the line under each list; the help has all of them. */
export const LIST_KEYS: Readonly<Record<OfficeList, readonly (readonly [string, string])[]>> = {
  RECEIVED: [
    ['N', DOSSIER_LIST_TEXTS.keyStart],
    ...COMMON,
    ['A', DOSSIER_LIST_TEXTS.keyAccept],
    ['C', DOSSIER_LIST_TEXTS.keyReturn],
    ['H', DOSSIER_LIST_TEXTS.keyPostpone],
    TAKE,
    ['/', DOSSIER_LIST_TEXTS.keySearch],
  ],
  ELABORATED: [...COMMON, TAKE, ['/', DOSSIER_LIST_TEXTS.keySearch]],
};

import type { Choice, ValueOf } from '../enumerations/index.js';

/** Parts of the portal that a SuperAdmin can load from elsewhere, in one browser. */
export const OVERRIDABLE_REMOTES = [
  { value: 'mfe-wizard', label: 'Compilazione delle pratiche' },
  { value: 'mfe-lists', label: 'Elenchi delle pratiche' },
  { value: 'mfe-admin', label: 'Back office' },
] as const satisfies readonly Choice<string>[];
export type OverridableRemote = ValueOf<typeof OVERRIDABLE_REMOTES>;

/** How long a browser loads a part from elsewhere: a working day. */
export const REMOTE_OVERRIDE_HOURS = 8;

/** `Elenchi delle pratiche (mfe-lists)`. */
export const getOverridableRemoteLabel = (remote: OverridableRemote): string =>
  `${OVERRIDABLE_REMOTES.find(({ value }) => value === remote)?.label} (${remote})`;

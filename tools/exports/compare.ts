import type { Offer } from './read.ts';

/** What is committed: the version of the shared libraries and what they offer in it. */
export interface SharedExports {
  version: string;
  offers: Record<string, Offer>;
}

export type Change = 'none' | 'more' | 'less';

/** Names that went away since, as `@pratiche/ui: Badge`. */
export const gone = (before: SharedExports['offers'], now: SharedExports['offers']): string[] =>
  Object.entries(before).flatMap(([library, { names }]) =>
    names
      .filter((name) => !now[library]?.names.includes(name))
      .map((name) => `${library}: ${name}`),
  );

/** Whether a remote built with `now` may need more than `before` has, or one built with `before` miss something. */
export function changeOf(before: SharedExports['offers'], now: SharedExports['offers']): Change {
  if (gone(before, now).length > 0) return 'less';
  return JSON.stringify(before) === JSON.stringify(now) ? 'none' : 'more';
}

/** The version after a change: 1.4.0 becomes 1.5.0, or 2.0.0 where something was taken away. */
export function raised(version: string, change: Change): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (change === 'none') return version;
  return change === 'more' ? `${major}.${minor + 1}.0` : `${major + 1}.0.0`;
}

/**
 * What there must be one of in a page, however many copies of this library run in it: a remote of a later version brings
 * its own copy where the host's offers less than it uses. Kept under one global symbol, by name.
 *
 * Kept is data (or a thing of React or the query client, which are there once); what is done with it belongs to each
 * copy. Any copy may have made it, so within a major version fields are only added, and whoever reads an added one
 * reckons with its absence.
 */
interface Kept {
  /** Of the copy that came first. */
  major: number;
  things: Map<string, object>;
}

/** Copies of the same major version live together. It is the first number of `shared-exports.json`, which a test holds. */
export const MAJOR = 1;

const KEY = Symbol.for('pratiche.kept');
/** Also in `host-check.mjs` of the builds: by its name the host knows the error, whoever threw it. */
const OTHER_VERSION = 'OtherVersionError';

/** A part of another major version, which this page cannot carry: whoever asked for it shows that. */
export class OtherVersionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = OTHER_VERSION;
  }
}

/** Whether something failed because two parts of the portal are of versions that do not get on. */
export const isOtherVersion = (error: unknown): boolean =>
  error instanceof Error && error.name === OTHER_VERSION;

/** The one thing of this name in the page; made by whoever asks first. */
export function keptOnce<T extends object>(name: string, make: () => T): T {
  const { things } = keptBy(MAJOR);
  const known = things.get(name) as T | undefined;
  if (known) return known;
  const made = make();
  things.set(name, made);
  return made;
}

/** @throws OtherVersionError when the page belongs to copies of another major version */
export function keptBy(
  major: number,
  page: Partial<Record<symbol, Kept>> = globalThis as Partial<Record<symbol, Kept>>,
): Kept {
  const kept = (page[KEY] ??= { major, things: new Map() });
  if (kept.major !== major)
    throw new OtherVersionError(
      `The page runs version ${kept.major} of the shared libraries, this part needs ${major}`,
    );
  return kept;
}

// Before anything else of this copy runs.
keptBy(MAJOR);

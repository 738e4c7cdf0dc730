/**
 * What there must be one of in a page, however many copies of this library run in it: a remote of a later version brings
 * its own copy where the host's offers less than it uses. Kept under one global symbol, by name.
 *
 * Kept is data (or a thing of React or the query client, which are there once); what is done with it belongs to each
 * copy. Any copy may have made it, so within a major version fields are only added, and whoever reads an added one
 * reckons with its absence.
 */
interface SingletonRegistry {
  /** Of the copy that came first. */
  major: number;
  instances: Map<string, object>;
}

/** Copies of the same major version live together. It is the first number of `shared-exports.json`, which a test holds. */
export const LIBRARY_MAJOR = 2;

const REGISTRY_KEY = Symbol.for('pratiche.kept');
/** Also in `host-check.mjs` of the builds: by its name the host knows the error, whoever threw it. */
const VERSION_MISMATCH_NAME = 'OtherVersionError';

/** A part of another major version, which this page cannot carry: whoever asked for it shows that. */
export class VersionMismatchError extends Error {
  constructor(message: string) {
    super(message);
    this.name = VERSION_MISMATCH_NAME;
  }
}

/** Whether something failed because two parts of the portal are of versions that do not get on. */
export const isVersionMismatch = (error: unknown): boolean =>
  error instanceof Error && error.name === VERSION_MISMATCH_NAME;

/** The one thing of this name in the page; made by whoever asks first. */
export function getOrCreateSingleton<T extends object>(name: string, make: () => T): T {
  const { instances } = getSingletonRegistry(LIBRARY_MAJOR);
  const known = instances.get(name) as T | undefined;
  if (known) return known;
  const made = make();
  instances.set(name, made);
  return made;
}

/** @throws OtherVersionError when the page belongs to copies of another major version */
export function getSingletonRegistry(
  major: number,
  page: Partial<Record<symbol, SingletonRegistry>> = globalThis as Partial<
    Record<symbol, SingletonRegistry>
  >,
): SingletonRegistry {
  const kept = (page[REGISTRY_KEY] ??= { major, instances: new Map() });
  if (kept.major !== major)
    throw new VersionMismatchError(
      `The page runs version ${kept.major} of the shared libraries, this part needs ${major}`,
    );
  return kept;
}

// Before anything else of this copy runs.
getSingletonRegistry(LIBRARY_MAJOR);

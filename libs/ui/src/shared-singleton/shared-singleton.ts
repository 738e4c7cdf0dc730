/**
 * Objects that exist once per page, even with several copies of this library, under one global
 * symbol. An entry is data, created by any copy: within a major version fields are only added, and
 * code that reads an added field must allow for its absence.
 */
interface SingletonRegistry {
  /** Of the copy that came first. */
  major: number;
  instances: Map<string, object>;
}

/** Copies of the same major version live together. A test compares it with the version in `package.json`. */
export const LIBRARY_MAJOR = 4;

const REGISTRY_KEY = Symbol.for('pratiche.kept');
/** The host recognises the error by its name, because any copy may have thrown it. */
const VERSION_MISMATCH_NAME = 'VersionMismatchError';

/** Thrown for a part of another major version, which cannot run in this page; the caller shows that. */
export class VersionMismatchError extends Error {
  constructor(message: string) {
    super(message);
    this.name = VERSION_MISMATCH_NAME;
  }
}

/** Whether something failed because two parts of the portal are of versions that do not get on. */
export const isVersionMismatch = (error: unknown): boolean =>
  error instanceof Error && error.name === VERSION_MISMATCH_NAME;

/** Returns the page's only instance of this name; the first caller creates it. */
export function getOrCreateSingleton<T extends object>(name: string, make: () => T): T {
  const { instances } = getSingletonRegistry(LIBRARY_MAJOR);
  const known = instances.get(name) as T | undefined;
  if (known) return known;
  const made = make();
  instances.set(name, made);
  return made;
}

/** @throws VersionMismatchError when the page belongs to copies of another major version */
export function getSingletonRegistry(
  major: number,
  page: Partial<Record<symbol, SingletonRegistry>> = globalThis as Partial<
    Record<symbol, SingletonRegistry>
  >,
): SingletonRegistry {
  const registry = (page[REGISTRY_KEY] ??= { major, instances: new Map() });
  if (registry.major !== major)
    throw new VersionMismatchError(
      `The page runs version ${registry.major} of the shared libraries, this part needs ${major}`,
    );
  return registry;
}

// Before anything else of this copy runs.
getSingletonRegistry(LIBRARY_MAJOR);

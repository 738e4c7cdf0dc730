/** Defined by the build. */
declare const __PRATICHE_RELEASE__: string | undefined;

/** Version of the tree and hash of the sources; `dev` where nothing was built. */
export const RELEASE = typeof __PRATICHE_RELEASE__ === 'string' ? __PRATICHE_RELEASE__ : 'dev';

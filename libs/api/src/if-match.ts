/** Names the revision of a dossier that a page shows, so that an act does not undo a colleague's unseen. */
export const createIfMatch = (revision: number | undefined): { 'If-Match'?: string } =>
  revision === undefined ? {} : { 'If-Match': `"${revision}"` };

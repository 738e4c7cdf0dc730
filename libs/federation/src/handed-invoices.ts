/** On the page itself, because host and remotes have a copy of this library each. */
const HANDED = Symbol.for('pratiche.handed-invoices');

const page = globalThis as { [HANDED]?: readonly File[] };

/** Gives invoices that were dropped outside the wizard to the dossier that opens next. */
export function handInvoices(files: readonly File[]): void {
  page[HANDED] = files;
}

/** Takes what was handed over, once. */
export function takeHandedInvoices(): readonly File[] {
  const files = page[HANDED] ?? [];
  delete page[HANDED];
  return files;
}

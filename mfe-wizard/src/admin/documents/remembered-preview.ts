const STORAGE_KEY = 'pratiche.documents-open';

/** Whether the operator goes from dossier to dossier with the documents open, in this tab. */
export function isPreviewRemembered(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === 'on';
  } catch {
    return false;
  }
}

export function rememberPreview(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(STORAGE_KEY, 'on');
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the documents open by key on each page.
  }
}

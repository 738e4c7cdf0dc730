import { useContext, useState, type ReactNode } from 'react';
import { WizardNavigationContext } from '../../form/wizard-navigation-context.js';
import { useRunAfterSave } from '../../form/useRunAfterSave.js';
import { lazyDialog } from '../../shared/lazy-dialog.js';
import type { PaperSigning } from '../../signing/PaperSigningLine.js';
import type { SignablePaperCode } from '../../signing/signing-server.js';
import { useDossierSigning } from '../../signing/useDossierSigning.js';
import { LAST_STEP_TEXTS as TEXTS } from './texts.js';

const SignPaperDialog = lazyDialog(
  async () => (await import('../../signing/SignPaperDialog.js')).SignPaperDialog,
);

/** How a document is signed online; the list of documents knows first whether it has a file. */
export type FindSigning = (code: string, isUploaded: boolean) => PaperSigning | null;

/** Online signatures among the documents of a dossier, and the dialog in which the fitter signs. */
export function usePaperSigning(
  dossierId: number,
  onDocumentsChanged: () => void,
): { findSigning: FindSigning; dialog: ReactNode } {
  const { papers, server, refreshPapers } = useDossierSigning(dossierId);
  const navigation = useContext(WizardNavigationContext);
  const savedFirst = useRunAfterSave();
  const [code, setCode] = useState<SignablePaperCode | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const onSign = (next: SignablePaperCode) =>
    // The paper prints what is stored.
    void savedFirst(() => {
      setWasOpened(true);
      setCode(next);
    }, TEXTS.signingNotOpened);
  const refresh = () => {
    void refreshPapers();
    onDocumentsChanged();
  };
  const findOpener = (field: string) =>
    navigation === null ? null : () => navigation.openField(field);
  const findSigning: FindSigning = (documentCode, isUploaded) => {
    const paper = papers?.papers.find((one) => one.code === documentCode);
    return paper === undefined
      ? null
      : { paper: { ...paper, isUploaded }, server, onSign, onChanged: refresh, findOpener };
  };
  return {
    findSigning,
    dialog: papers !== undefined && wasOpened && (
      <SignPaperDialog
        server={server}
        papers={papers}
        code={code}
        onChanged={refresh}
        onClose={() => setCode(null)}
      />
    ),
  };
}

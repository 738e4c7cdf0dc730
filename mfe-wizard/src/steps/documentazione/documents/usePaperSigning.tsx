import type { SignablePaperDto } from '@pratiche/api';
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useBeneficiaryLink } from '../../../beneficiary-link/useBeneficiaryLink.js';
import { WizardNavigationContext } from '../../../form/wizard-navigation-context.js';
import { useDossierState } from '../../../form/dossier-session-context.js';
import { useRunAfterSave } from '../../../form/useRunAfterSave.js';
import { lazyDialog } from '../../../shared/lazy-dialog.js';
import type { PaperSigning } from '../../../signing/PaperSigningLine.js';
import type { SignablePaperCode } from '../../../signing/signing-server.js';
import { isLeftToSign, isSigned, isToSign } from '../../../signing/paper-state.js';
import { useDossierSigning } from '../../../signing/useDossierSigning.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';
import { useAskAgain } from '../../../beneficiary-link/useAskAgain.js';

const SignPaperDialog = lazyDialog(
  async () => (await import('../../../signing/SignPaperDialog.js')).SignPaperDialog,
);

/** How a document is signed online; the list of documents knows first whether it has a file. */
export type FindSigning = (code: string, isUploaded: boolean) => PaperSigning | null;

/** Online signatures among the documents of a dossier, and the dialog in which the fitter signs. */
export function usePaperSigning(
  dossierId: number,
  onDocumentsChanged: () => void,
): { findSigning: FindSigning; isLoading: boolean; dialog: ReactNode } {
  const customerLink = useBeneficiaryLink(dossierId);
  const isLinkOpen = customerLink.link?.state === 'working';
  const { papers, server, isLoading, refreshPapers } = useDossierSigning(
    dossierId,
    isLinkOpen ? isLeftToCustomer : undefined,
  );
  // A signature that was given elsewhere adds a document: the documents are read anew.
  useOnChange(
    papers?.papers
      .filter(isSigned)
      .map(({ code }) => code)
      .join(),
    onDocumentsChanged,
  );
  // What a paper lacks is of the stored data, and a save may end after the step was opened.
  useOnChange(
    useDossierState(({ record }) => record?.version),
    refreshPapers,
  );
  const navigation = useContext(WizardNavigationContext);
  const savedFirst = useRunAfterSave();
  const [code, setCode] = useState<SignablePaperCode | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const { onAskAgain, askAgainDialog } = useAskAgain(dossierId, customerLink);
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
    if (paper === undefined) return null;
    const current = { ...paper, isUploaded };
    const isAwaited = isLinkOpen && isLeftToCustomer(current) && isToSign(current);
    return {
      paper: current,
      isAwaited,
      onAskAgain,
      server,
      onSign,
      onChanged: refresh,
      findOpener,
    };
  };
  return {
    findSigning,
    isLoading: isLoading || customerLink.isLoading,
    dialog: (
      <>
        {papers !== undefined && wasOpened && (
          <SignPaperDialog
            server={server}
            papers={papers}
            code={code}
            onChanged={refresh}
            onClose={() => setCode(null)}
          />
        )}
        {askAgainDialog}
      </>
    ),
  };
}

/** Whether the customer has still to sign a paper online, now or once it is complete. */
const isLeftToCustomer = (paper: SignablePaperDto): boolean =>
  paper.signedBy !== 'company' && isLeftToSign(paper);

/** Does something each time that a known value becomes another. */
function useOnChange(value: string | number | undefined, work: () => unknown): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== undefined && value !== before.current) void work();
    before.current = value;
  }, [value, work]);
}

import type { PaperSignatureDto, SignablePaperDto } from '@pratiche/api';
import { isEndByChange } from '@pratiche/domain/signatures';
import { useState } from 'react';
import { findEndedSignature, isSigned } from './paper-state.js';
import { SignatureDownloads } from './SignatureDownloads.js';
import type { SigningServer } from './signing-server.js';
import { SignatureReasonForm } from './SignatureReasonForm.js';
import { endedSignatureText, WITHDRAWAL_TEXTS as TEXTS } from './texts.js';
import './signing.css';

interface PaperSigningDetailsProps {
  paper: SignablePaperDto;
  server: SigningServer;
  /** A signature was taken back. */
  onChanged: () => void;
}

/** Behind the row of a document: the copies of a signed paper, or the change that ended a signature. */
export function PaperSigningDetails({ paper, server, onChanged }: PaperSigningDetailsProps) {
  const { signature } = paper;
  if (isSigned(paper) && signature !== null)
    return (
      <SignatureDownloads server={server} signature={signature}>
        {server.withdrawPaper !== undefined && (
          <WithdrawSignature
            signature={signature}
            withdraw={server.withdrawPaper}
            onChanged={onChanged}
          />
        )}
      </SignatureDownloads>
    );
  const ended = findEndedSignature(paper);
  return ended !== null && isEndByChange(ended.reason ?? '') ? (
    <p className="wz-document-why">{endedSignatureText(ended)}</p>
  ) : null;
}

interface WithdrawSignatureProps {
  signature: PaperSignatureDto;
  withdraw: (signatureId: number, reason: string) => Promise<unknown>;
  onChanged: () => void;
}

/** Takes a signed paper of an open dossier back, with the reason. */
function WithdrawSignature({ signature, withdraw, onChanged }: WithdrawSignatureProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <button
        type="button"
        className="pr-link-button wz-withdraw"
        aria-label={TEXTS.openOf(signature.title)}
        onClick={() => setOpen(true)}
      >
        {TEXTS.open}
      </button>
    );
  return (
    <SignatureReasonForm
      label={TEXTS.label}
      help={TEXTS.help}
      submitLabel={TEXTS.submit}
      onSubmit={async (reason) => {
        await withdraw(signature.id, reason);
        setOpen(false);
        onChanged();
      }}
      onCancel={() => setOpen(false)}
    />
  );
}

import type { SignablePaperDto } from '@pratiche/api';
import { isEndByChange } from '@pratiche/domain/signature-words';
import { findEndedSignature, isSigned } from './paper-state.js';
import { SignatureDownloads } from './SignatureDownloads.js';
import { endedSignatureText } from './signing-texts.js';
import type { SigningServer } from './signing-server.js';
import { WithdrawSignature } from './WithdrawSignature.js';
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

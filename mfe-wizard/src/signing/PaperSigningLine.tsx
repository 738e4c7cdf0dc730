import type { SignablePaperDto } from '@pratiche/api';
import { Button } from '@pratiche/ui';
import { PaperStateText, type FieldOpener } from './PaperStateText.js';
import { SignatureDownloads } from './SignatureDownloads.js';
import { findEndedSignature, isLeftOnPaper, isShown, isSigned, isToSign } from './paper-state.js';
import { endedSignatureText, signatureStateText } from './signing-texts.js';
import type { SignablePaperCode, SigningServer } from './signing-server.js';
import { SIGNING_LINE_TEXTS as LINE_TEXTS } from './line-texts.js';
import { SIGNING_TEXTS as TEXTS } from './texts.js';
import { WithdrawSignature } from './WithdrawSignature.js';
import './signing.css';

/** A paper that can be signed online, with what the row of its document needs. */
export interface PaperSigning {
  paper: SignablePaperDto;
  server: SigningServer;
  /** The customer has a link to sign it with: the row itself says that it is awaited. */
  isAwaited: boolean;
  /** Opens the dialog of the customer's link. */
  onAskAgain: () => void;
  onSign: (code: SignablePaperCode) => void;
  /** A signature was taken back. */
  onChanged: () => void;
  findOpener: FieldOpener;
}

/** Below the row of a document: who signs it online, how far that is, and what to do. */
export function PaperSigningLine(props: Omit<PaperSigning, 'onAskAgain'>) {
  const { paper, server, isAwaited, onSign, onChanged, findOpener } = props;
  const ended = findEndedSignature(paper);
  if (!isShown(paper) && isLeftOnPaper(paper) && paper.signedBy === 'beneficiary')
    return <p className="wz-signing-line pr-muted">{LINE_TEXTS.onPaper}</p>;
  if (!isShown(paper) || (isAwaited && ended === null)) return null;
  const isOwn = paper.signedBy === 'company';
  return (
    <div className="wz-signing-line">
      {ended !== null && <p className="wz-asked-again">{endedSignatureText(ended)}</p>}
      {isSigned(paper) && paper.signature !== null ? (
        <>
          <p>{signatureStateText(paper)}</p>
          <SignatureDownloads server={server} signature={paper.signature} />
          {server.withdrawPaper !== undefined && (
            <WithdrawSignature
              signature={paper.signature}
              withdraw={server.withdrawPaper}
              onChanged={onChanged}
            />
          )}
        </>
      ) : isOwn && isToSign(paper) ? (
        <Button aria-label={TEXTS.signOnlineOf(paper.title)} onClick={() => onSign(paper.code)}>
          {TEXTS.signOnline}
        </Button>
      ) : isOwn ? (
        <p className="pr-muted">
          <PaperStateText paper={paper} findOpener={findOpener} />
        </p>
      ) : isToSign(paper) ? (
        !isAwaited && <p className="pr-muted">{LINE_TEXTS.customerMaySign}</p>
      ) : (
        <p className="pr-muted">
          {LINE_TEXTS.customerSigns} <PaperStateText paper={paper} findOpener={findOpener} />
        </p>
      )}
    </div>
  );
}

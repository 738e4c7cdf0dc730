import type { SignablePaperDto } from '@pratiche/api';
import { isEndByChange } from '@pratiche/domain/signatures';
import { Button } from '@pratiche/ui';
import type { ReactNode } from 'react';
import { PaperStateText, type FieldOpener } from './PaperStateText.js';
import { findEndedSignature, isLeftOnPaper, isShown, isSigned, isToSign } from './paper-state.js';
import type { SignablePaperCode, SigningServer } from './signing-server.js';
import { SIGNING_LINE_TEXTS as LINE_TEXTS } from './line-texts.js';
import { endedSignatureText, signatureStateText, SIGNING_TEXTS as TEXTS } from './texts.js';
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

interface PaperSigningLineProps extends Omit<PaperSigning, 'onAskAgain' | 'onChanged'> {
  /** Downloads the paper that is signed in ink, within its sentence. */
  download?: ReactNode;
}

/** Below the row of a document: who signs it online, how far that is, and what to do. */
export function PaperSigningLine(props: PaperSigningLineProps) {
  const { paper, isAwaited, onSign, findOpener, download = LINE_TEXTS.download } = props;
  const ended = findEndedSignature(paper);
  if (!isShown(paper) && isLeftOnPaper(paper) && paper.signedBy === 'beneficiary')
    return (
      <p className="wz-signing-line wz-signing-on-paper pr-muted">
        {LINE_TEXTS.onPaper} {download}
        {LINE_TEXTS.signAndUpload}
      </p>
    );
  if (!isShown(paper) || (isAwaited && ended === null)) return null;
  const isOwn = paper.signedBy === 'company';
  return (
    <div className="wz-signing-line">
      {ended !== null && (
        <p className="wz-asked-again">
          {!isEndByChange(ended.reason ?? '')
            ? endedSignatureText(ended)
            : isOwn
              ? LINE_TEXTS.signAgain
              : LINE_TEXTS.askAgain}
        </p>
      )}
      {isSigned(paper) ? (
        <p className="pr-muted">{signatureStateText(paper)}</p>
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

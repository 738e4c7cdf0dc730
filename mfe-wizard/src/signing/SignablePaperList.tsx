import type { SignablePaperDto } from '@pratiche/api';
import { Button, CheckCircleOutlined, FileTextOutlined, WarningOutlined } from '@pratiche/ui';
import { PaperStateText, type FieldOpener } from './PaperStateText.js';
import { SignatureDownloads } from './SignatureDownloads.js';
import './signing.css';
import { findEndedSignature, isSigned, isToSign } from './paper-state.js';
import type { SignablePaperCode, SigningServer } from './signing-server.js';
import { endedSignatureText, SIGNING_TEXTS as TEXTS } from './texts.js';

interface SignablePaperListProps {
  server: SigningServer;
  papers: readonly SignablePaperDto[];
  onSign: (code: SignablePaperCode) => void;
  findOpener: FieldOpener;
}

/** The papers of a signer: state, reason why one cannot be signed yet, and the copies of signed ones. */
export function SignablePaperList({ server, papers, onSign, findOpener }: SignablePaperListProps) {
  return (
    <ul className="wz-signable">
      {papers.map((paper) => {
        const ended = findEndedSignature(paper);
        return (
          <li key={paper.code}>
            <p className="wz-signable-title">
              {isSigned(paper) ? (
                <CheckCircleOutlined className="wz-done" />
              ) : ended === null ? (
                <FileTextOutlined />
              ) : (
                <WarningOutlined className="wz-again" />
              )}{' '}
              <strong>{paper.title}</strong>
            </p>
            {ended !== null && <p className="wz-asked-again">{endedSignatureText(ended)}</p>}
            <p>
              <PaperStateText paper={paper} viewer="beneficiary" findOpener={findOpener} />
            </p>
            {isToSign(paper) && (
              <Button
                type="primary"
                aria-label={TEXTS.signPaper(paper.title)}
                onClick={() => onSign(paper.code)}
              >
                {TEXTS.sign}
              </Button>
            )}
            {isSigned(paper) && paper.signature !== null && (
              <SignatureDownloads server={server} signature={paper.signature} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

import type { PaperSignatureDto } from '@pratiche/api';
import { Button, CheckCircleFilled, formatMoment } from '@pratiche/ui';
import { Fragment } from 'react';
import { SignatureDownloads } from './SignatureDownloads.js';
import type { SigningServer } from './signing-server.js';
import { SIGNING_FLOW_TEXTS as TEXTS } from './flow-texts.js';

interface SignedPaperProps {
  server: SigningServer;
  signatures: readonly PaperSignatureDto[];
  onLeave: () => void;
}

/** After signing: when, the copies to keep, and how anybody can check them. */
export function SignedPaper({ server, signatures, onLeave }: SignedPaperProps) {
  return (
    <>
      <CheckCircleFilled className="wz-signed" />
      {signatures.map((signature) => {
        const { id, title, signedAt, signer, verificationCode } = signature;
        return (
          <Fragment key={id}>
            {signatures.length > 1 && <h3>{title}</h3>}
            <p>{TEXTS.signedBy(signer.name, signedAt === null ? null : formatMoment(signedAt))}</p>
            <SignatureDownloads server={server} signature={signature} />
            {verificationCode !== null && (
              <p className="pr-muted">{TEXTS.verificationCode(verificationCode)}</p>
            )}
          </Fragment>
        );
      })}
      <Button type="primary" size="large" onClick={onLeave}>
        {TEXTS.goOn}
      </Button>
    </>
  );
}

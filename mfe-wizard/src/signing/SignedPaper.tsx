import type { PaperSignatureDto } from '@pratiche/api';
import { Button, CheckCircleFilled, formatMoment } from '@pratiche/ui';
import { SignatureDownloads } from './SignatureDownloads.js';
import type { SigningServer } from './signing-server.js';
import { SIGNING_FLOW_TEXTS as TEXTS } from './flow-texts.js';

interface SignedPaperProps {
  server: SigningServer;
  signature: PaperSignatureDto;
  onLeave: () => void;
}

/** After signing: when, the copies to keep, and how anybody can check them. */
export function SignedPaper({ server, signature, onLeave }: SignedPaperProps) {
  const { signedAt, signer, verificationCode } = signature;
  return (
    <>
      <CheckCircleFilled className="wz-signed" />
      <p>{TEXTS.signedBy(signer.name, signedAt === null ? null : formatMoment(signedAt))}</p>
      <SignatureDownloads server={server} signature={signature} />
      {verificationCode !== null && (
        <p className="pr-muted">{TEXTS.verificationCode(verificationCode)}</p>
      )}
      <Button type="primary" size="large" onClick={onLeave}>
        {TEXTS.goOn}
      </Button>
    </>
  );
}

import type { PaperSignatureDto } from '@pratiche/api';
import { Button, formatMoment } from '@pratiche/ui';
import { SignatureDownloads } from './SignatureDownloads.js';
import type { SigningServer } from './signing-server.js';

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
      <p>
        {signer.name}
        {signedAt === null ? '' : `, il ${formatMoment(signedAt)}`}. Ti mandiamo una copia per
        e-&#8288;mail; puoi scaricarla anche da qui.
      </p>
      <SignatureDownloads server={server} signature={signature} />
      {verificationCode !== null && (
        <p className="pr-muted">
          Codice di verifica {verificationCode}: chi riceve il documento lo controlla in «Verifica
          firma», in fondo alle pagine del portale.
        </p>
      )}
      <Button type="primary" size="large" onClick={onLeave}>
        Continua
      </Button>
    </>
  );
}

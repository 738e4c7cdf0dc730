import {
  ApiError,
  type PaperSignatureDto,
  type SentCodeDto,
  type SignablePapersDto,
} from '@pratiche/api';
import { REQUIRED_MESSAGE } from '@pratiche/domain';
import { Alert, Button, CheckboxField, errorText, TextField } from '@pratiche/ui';
import { useState } from 'react';
import { CodeForm } from './CodeForm.js';
import { drawSignatureImage } from './signature-image.js';
import { SignatureInput, type SignatureMark } from './SignatureInput.js';
import type { SigningServer } from './signing-server.js';

interface SigningFormProps {
  server: SigningServer;
  papers: SignablePapersDto;
  signature: PaperSignatureDto;
  onSigned: (signature: PaperSignatureDto) => void;
  /** The paper must be opened again. */
  onRestart: () => void;
}

/** After these the paper as it was shown can no longer be signed. */
const RESTART_CODES = ['paper-changed', 'signature-ended', 'wrong-document', 'pages-not-shown'];

/** Signature, consent, and the code that comes by e-mail. */
export function SigningForm({ server, papers, signature, onSigned, onRestart }: SigningFormProps) {
  const { consent, codeAddress } = papers;
  const [mark, setMark] = useState<SignatureMark | null>(null);
  const [hasConsent, setConsent] = useState(false);
  const [email, setEmail] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [sent, setSent] = useState<SentCodeDto | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: string; isEnd: boolean } | null>(null);
  const isReady = mark !== null && hasConsent && (codeAddress !== null || email !== null);

  const report = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : null;
    setFailure({
      text: errorText(error),
      isEnd: code !== null && RESTART_CODES.includes(code),
    });
  };
  const requestCode = async () => {
    setTried(true);
    if (!isReady) return;
    setBusy(true);
    setFailure(null);
    try {
      setSent(await server.sendCode(signature.id, codeAddress === null ? email : null));
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
    }
  };
  /** @returns the message of a code that is not right */
  const sign = async (code: string): Promise<string | null> => {
    setTried(true);
    if (mark === null || !hasConsent) return 'Prima disegna la firma e conferma.';
    setFailure(null);
    try {
      onSigned(
        await server.signPaper(signature.id, {
          code,
          drawing: drawSignatureImage(mark),
          consentVersion: consent.version,
          documentSha256: signature.documentSha256,
        }),
      );
    } catch (error) {
      if (error instanceof ApiError && ['wrong-code', 'code-expired'].includes(error.code))
        return error.message;
      report(error);
    }
    return null;
  };
  return (
    <>
      <p>
        Firma come <strong>{signature.signer.name}</strong>, {signature.signer.role}.
      </p>
      <SignatureInput
        signerName={signature.signer.name}
        error={isTried && mark === null ? 'Manca la firma.' : null}
        onChange={setMark}
      />
      <CheckboxField
        id="firma-consenso"
        label={consent.text}
        value={hasConsent}
        required
        error={isTried && !hasConsent ? REQUIRED_MESSAGE : null}
        onChange={setConsent}
      />
      {codeAddress === null && (
        <TextField
          id="firma-email"
          type="email"
          label="La tua e-mail"
          autoComplete="email"
          help="Ti mandiamo lì il codice e la copia del documento firmato."
          value={email}
          required
          error={isTried && email === null ? REQUIRED_MESSAGE : null}
          onChange={setEmail}
        />
      )}
      {failure !== null && (
        <Alert
          type="error"
          showIcon
          title={failure.text}
          {...(failure.isEnd
            ? { action: <Button onClick={onRestart}>Apri di nuovo il documento</Button> }
            : {})}
        />
      )}
      {sent === null ? (
        <Button type="primary" size="large" loading={isBusy} onClick={() => void requestCode()}>
          {codeAddress === null ? 'Mandami il codice' : `Mandami il codice a ${codeAddress}`}
        </Button>
      ) : (
        <CodeForm sent={sent} isSending={isBusy} onSign={sign} onAgain={() => void requestCode()} />
      )}
    </>
  );
}

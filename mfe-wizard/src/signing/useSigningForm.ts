import {
  ApiError,
  type PaperSignatureDto,
  type SentCodeDto,
  type SignablePapersDto,
} from '@pratiche/api';
import { errorText } from '@pratiche/ui';
import { useState } from 'react';
import { drawSignatureImage } from './signature-image.js';
import type { SignatureMark } from './SignatureInput.js';
import type { SigningServer } from './signing-server.js';
import { SIGNING_FLOW_TEXTS as TEXTS } from './flow-texts.js';

export interface SigningFormProps {
  server: SigningServer;
  papers: SignablePapersDto;
  signature: PaperSignatureDto;
  onSigned: (signature: PaperSignatureDto) => void | Promise<void>;
  /** The paper must be opened again. */
  onRestart: () => void;
}

/** After these the paper as it was shown can no longer be signed. */
const RESTART_CODES = [
  'paper-changed',
  'consent-changed',
  'signature-ended',
  'wrong-document',
  'pages-not-shown',
];

/** What is filled in to sign, the code that is asked for, and the signing itself. */
export function useSigningForm({
  server,
  papers,
  signature,
  onSigned,
}: Omit<SigningFormProps, 'onRestart'>) {
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
    if (mark === null || !hasConsent) return TEXTS.drawFirst;
    setFailure(null);
    try {
      await onSigned(
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
  return {
    mark,
    setMark,
    hasConsent,
    setConsent,
    email,
    setEmail,
    isTried,
    sent,
    isBusy,
    failure,
    requestCode,
    sign,
  };
}

import {
  ApiError,
  type PaperSignatureDto,
  type SentCodeDto,
  type SignablePapersDto,
  type SignPaperDto,
} from '@pratiche/api';
import type { SignatureMark } from '@pratiche/domain/signatures';
import { errorText } from '@pratiche/ui';
import { useRef, useState } from 'react';
import type { SigningServer } from './signing-server.js';
import { SIGNING_FLOW_TEXTS as TEXTS } from './flow-texts.js';

export interface SigningFormProps {
  server: SigningServer;
  papers: SignablePapersDto;
  /** Those that were read, of one signer. */
  signatures: readonly [PaperSignatureDto, ...PaperSignatureDto[]];
  onSigned: (signed: PaperSignatureDto[]) => void | Promise<void>;
  /** Some are signed, and the others not yet. */
  onPartlySigned: (signed: readonly PaperSignatureDto[]) => void;
  /** A paper must be opened again. */
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

/** Ids of the fields that are focused when something is missing. */
export const SIGNING_FIELDS = {
  kind: 'firma-modo',
  name: 'firma-nome',
  email: 'firma-email',
} as const;

/** Each paper is accepted on its own. */
export const consentFieldId = (signatureId: number): string => `firma-consenso-${signatureId}`;

interface SigningFailure {
  text: string;
  /** The paper must be opened again. */
  isEnd: boolean;
}

const toFailure = (error: unknown): SigningFailure => ({
  text: errorText(error),
  isEnd: error instanceof ApiError && RESTART_CODES.includes(error.code),
});

/** What is filled in to sign, the code that is asked for, and the signing itself. */
export function useSigningForm({
  server,
  papers,
  signatures,
  onSigned,
  onPartlySigned,
}: Omit<SigningFormProps, 'onRestart'>) {
  const { consent, codeAddress } = papers;
  const [mark, setMark] = useState<SignatureMark | null>(null);
  // One act for each paper: each is accepted on its own.
  const [accepted, setAccepted] = useState<readonly number[]>([]);
  const signed = useRef<PaperSignatureDto[]>([]);
  const [email, setEmail] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [sent, setSent] = useState<SentCodeDto | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SigningFailure | null>(null);
  const hasConsent = signatures.every(({ id }) => accepted.includes(id));
  const missing = listMissing(mark, signatures.find(({ id }) => !accepted.includes(id))?.id, {
    hasAddress: codeAddress !== null || email !== null,
  });
  const [refusal, setRefusal] = useState('');

  const listUnsigned = () =>
    signatures.map(({ id }) => id).filter((id) => !signed.current.some((one) => one.id === id));
  const requestCode = async () => {
    setTried(true);
    setRefusal(missing.length === 0 ? '' : TEXTS.refused(missing.map(({ name }) => name)));
    const [first] = missing;
    if (first !== undefined) return first.findControl()?.focus();
    setBusy(true);
    setFailure(null);
    try {
      const [first, ...others] = listUnsigned();
      if (first === undefined) return;
      setSent(await server.sendCode(first, codeAddress === null ? email : null, others));
    } catch (error) {
      setFailure(toFailure(error));
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
      for (const { id, documentSha256 } of signatures)
        if (listUnsigned().includes(id))
          signed.current.push(
            await signOrFindSigned(server, id, {
              code,
              ...toSignedMark(mark),
              consentVersion: consent.version,
              documentSha256,
            }),
          );
      await onSigned(signed.current);
    } catch (error) {
      if (signed.current.length > 0) onPartlySigned(signed.current);
      if (error instanceof ApiError && ['wrong-code', 'code-expired'].includes(error.code))
        return error.message;
      setFailure(toFailure(error));
    }
    return null;
  };
  return {
    mark,
    setMark,
    accepted,
    setAccepted,
    email,
    setEmail,
    isTried,
    refusal,
    sent,
    isBusy,
    failure,
    requestCode,
    sign,
  };
}

/** Lists in words the parts that are missing, each with the control where it is put right. */
const listMissing = (
  mark: SignatureMark | null,
  unaccepted: number | undefined,
  { hasAddress }: { hasAddress: boolean },
): { name: string; findControl: () => HTMLElement | null }[] => [
  ...(mark === null ? [{ name: TEXTS.missingMark, findControl: findMarkControl }] : []),
  ...(unaccepted === undefined
    ? []
    : [
        {
          name: TEXTS.missingConsent,
          findControl: () => document.getElementById(consentFieldId(unaccepted)),
        },
      ]),
  ...(hasAddress
    ? []
    : [
        {
          name: TEXTS.missingEmail,
          findControl: () => document.getElementById(SIGNING_FIELDS.email),
        },
      ]),
];

/** The field of a written name; a drawing has no control but the choice to write instead. */
const findMarkControl = (): HTMLElement | null =>
  document.getElementById(SIGNING_FIELDS.name) ??
  document.querySelector(`input[name="${SIGNING_FIELDS.kind}"]:checked`);

function toSignedMark(mark: SignatureMark): Pick<SignPaperDto, 'drawn' | 'written'> {
  if (mark.kind === 'written') return { written: mark.name };
  const { width, height, strokes } = mark;
  return {
    drawn: { width, height, strokes: strokes.map((stroke) => stroke.map(([x, y]) => [x, y])) },
  };
}

/** A signature whose answer was lost on the way is there: it is read, not given again. */
async function signOrFindSigned(
  server: SigningServer,
  id: number,
  body: SignPaperDto,
): Promise<PaperSignatureDto> {
  try {
    return await server.signPaper(id, body);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'paper-already-signed') throw error;
    const { papers } = await server.listPapers();
    const found = papers.find(({ signature }) => signature?.id === id)?.signature;
    if (found?.state !== 'signed') throw error;
    return found;
  }
}

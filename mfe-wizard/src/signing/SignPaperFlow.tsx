import type { Download, PaperSignatureDto, SignablePapersDto } from '@pratiche/api';
import { Button, ErrorState } from '@pratiche/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PaperReading } from './PaperReading.js';
import { PdfPages } from './PdfPages.js';
import { isToSign } from './paper-state.js';
import { RefuseSignature } from './RefuseSignature.js';
import { SignedPaper } from './SignedPaper.js';
import './signing.css';
import './paper-flow.css';
import { SigningForm } from './SigningForm.js';
import type { SignablePaperCode, SigningServer } from './signing-server.js';
import { SIGNING_FLOW_TEXTS as TEXTS } from './flow-texts.js';

interface SignPaperFlowProps {
  /** Keep it stable. */
  server: SigningServer;
  papers: SignablePapersDto;
  code: SignablePaperCode;
  /** The paper is signed, or can no longer be: its state is read anew. */
  onChanged: () => void;
  onLeave: () => void;
  /** Goes on once nothing is left to sign, where the screen of what was signed would say no more. */
  onEnd?: () => Promise<void>;
  /** Tells which of its screens is shown, for the title of a page. Keep it stable. */
  onScreen?: (title: string) => void;
}

interface OpenedPaper {
  code: SignablePaperCode;
  signature: PaperSignatureDto;
  file: Download;
}

/**
 * Reading a paper page by page, signing it, and the copies of what was signed. Another that waits
 * for the same signer is read in turn, and both are signed together.
 */
export function SignPaperFlow(props: SignPaperFlowProps) {
  const { server, papers, onChanged, onLeave, onEnd, onScreen } = props;
  const turn = usePaperTurn(papers, props.code);
  const { code, another, read, stage, readAgain } = turn;
  const { opened, error, openAgain } = useOpenedPaper(server, code);
  const [signed, setSigned] = useState<readonly PaperSignatureDto[] | null>(null);
  const heading = useFocusOnChange(signed === null ? `${stage} ${code}` : 'signed', error === null);
  const title = papers.papers.find((paper) => paper.code === code)?.title ?? '';
  const screen =
    signed !== null
      ? TEXTS.signed(listTitles(signed))
      : stage === 'read'
        ? TEXTS.reading(title)
        : TEXTS.signing(listTitles(opened === null ? read : [...read, opened.signature]));
  useEffect(() => onScreen?.(screen), [onScreen, screen]);
  const restart = () => {
    readAgain();
    openAgain();
    onChanged();
  };

  if (error !== null)
    return <ErrorState error={error} title={TEXTS.paperNotOpenedNow} onRetry={restart} />;
  const frame = (title: string, content: ReactNode) => (
    <div className="wz-signing">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {content}
    </div>
  );
  if (opened === null) return frame(title, <PaperOpening title={title} />);
  const { signature, file } = opened;
  return frame(
    signed !== null ? TEXTS.signed(listTitles(signed)) : listTitles([...read, signature], stage),
    <>
      {signed !== null ? (
        <SignedPaper server={server} signatures={signed} onLeave={onLeave} />
      ) : stage === 'read' ? (
        <PaperReading
          key={code}
          file={file}
          signature={signature}
          server={server}
          another={another?.title ?? null}
          onRead={(next) => turn.goOn(next, signature)}
        />
      ) : (
        <SigningForm
          server={server}
          papers={papers}
          signatures={[...read, signature] as [PaperSignatureDto]}
          onSigned={(done) => {
            if (onEnd !== undefined && another === undefined) return onEnd();
            setSigned(done);
            onChanged();
          }}
          onPartlySigned={(some) => {
            turn.setDone(some.map((one) => one.code));
            onChanged();
          }}
          onRestart={restart}
        />
      )}
      {signed === null && (
        <Button type="text" onClick={stage === 'sign' ? readAgain : onLeave}>
          {stage === 'sign' ? TEXTS.readAgain : TEXTS.notNow}
        </Button>
      )}
      {signed === null &&
        server.refusePaper !== undefined &&
        (stage === 'read' || read.length === 0) && (
          <RefuseSignature
            company={papers.company}
            refuse={server.refusePaper.bind(null, signature.id)}
            onRefused={onChanged}
            onLeave={onLeave}
          />
        )}
    </>,
  );
}

/** The frame in which the paper will stand, from the first moment. */
const PaperOpening = ({ title }: { title: string }) => (
  <>
    <p>{TEXTS.readToTheEnd}</p>
    <PdfPages file={null} name={title} onPageShown={() => undefined}>
      {null}
    </PdfPages>
  </>
);

/** Which papers are read in turn, and whether they are read or signed now. */
function usePaperTurn(papers: SignablePapersDto, first: SignablePaperCode) {
  const [codes, setCodes] = useState<readonly SignablePaperCode[]>([first]);
  const [read, setRead] = useState<readonly PaperSignatureDto[]>([]);
  const [stage, setStage] = useState<'read' | 'sign'>('read');
  const [done, setDone] = useState<readonly SignablePaperCode[]>([]);
  const code = codes.at(-1) ?? first;
  const another = findAnother(papers, codes);
  const goOn = (next: 'sign' | 'another', signature: PaperSignatureDto) => {
    if (next === 'sign' || another === undefined) return setStage('sign');
    setRead([...read, signature]);
    setCodes([...codes, another.code]);
  };
  /** From the first paper that is not signed. */
  const readAgain = () => {
    setCodes([codes.find((one) => !done.includes(one)) ?? code]);
    setRead([]);
    setStage('read');
  };
  return { code, another, read, stage, goOn, readAgain, setDone };
}

/** The next paper that waits for the same signer. */
function findAnother({ papers }: SignablePapersDto, codes: readonly SignablePaperCode[]) {
  const signer = papers.find(({ code }) => code === codes[0])?.signedBy;
  return papers.find(
    (paper) => paper.signedBy === signer && isToSign(paper) && !codes.includes(paper.code),
  );
}

/** A paper is read alone; several are signed. */
const listTitles = (
  signatures: readonly PaperSignatureDto[],
  stage: 'read' | 'sign' = 'sign',
): string =>
  (stage === 'read' ? signatures.slice(-1) : signatures).map(({ title }) => title).join(' · ');

/** A paper with its file, prepared for its signer. */
function useOpenedPaper(server: SigningServer, code: SignablePaperCode) {
  const [opened, setOpened] = useState<OpenedPaper | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOld = false;
    void (async () => {
      try {
        const signature = await server.openPaper(code);
        const file = await server.readPaper(signature.id);
        if (!isOld) setOpened({ code, signature, file });
      } catch (failure) {
        if (!isOld) setError(failure);
      }
    })();
    return () => {
      isOld = true;
    };
  }, [server, code, attempt]);
  const openAgain = () => {
    setOpened(null);
    setError(null);
    setAttempt(attempt + 1);
  };
  return { opened: opened?.code === code ? opened : null, error, openAgain };
}

/** Each screen starts at its top, with its title announced. */
function useFocusOnChange(screen: string, isReady: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === screen || !isReady) return;
    shown.current = screen;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [screen, isReady]);
  return heading;
}

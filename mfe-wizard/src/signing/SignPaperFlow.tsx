import type { Download, PaperSignatureDto, SignablePapersDto } from '@pratiche/api';
import { Button, ErrorState, LoadingState } from '@pratiche/ui';
import { useEffect, useRef, useState } from 'react';
import { PaperReading } from './PaperReading.js';
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
  /** Goes on once the paper is signed, where its own screen would say nothing more. */
  onEnd?: (() => Promise<void>) | undefined;
}

interface OpenedPaper {
  signature: PaperSignatureDto;
  file: Download;
}

/** Reading a paper page by page, signing it, and the copies of what was signed. */
export function SignPaperFlow(props: SignPaperFlowProps) {
  const { server, papers, code, onChanged, onLeave, onEnd } = props;
  const { opened, error, openAgain } = useOpenedPaper(server, code);
  const [stage, setStage] = useState<'read' | 'sign'>('read');
  const [signed, setSigned] = useState<PaperSignatureDto | null>(null);
  const heading = useFocusOnChange(signed === null ? stage : 'signed');

  const restart = () => {
    openAgain();
    setStage('read');
    onChanged();
  };

  if (error !== null)
    return <ErrorState error={error} title={TEXTS.paperNotOpenedNow} onRetry={restart} />;
  if (opened === null) return <LoadingState label={TEXTS.preparing} lines={8} />;
  const { signature, file } = opened;
  return (
    <div className="wz-signing">
      <h2 ref={heading} tabIndex={-1}>
        {signed === null ? signature.title : TEXTS.signed(signature.title)}
      </h2>
      {signed !== null ? (
        <SignedPaper server={server} signature={signed} onLeave={onLeave} />
      ) : stage === 'read' ? (
        <PaperReading
          file={file}
          signature={signature}
          server={server}
          onRead={() => setStage('sign')}
        />
      ) : (
        <SigningForm
          server={server}
          papers={papers}
          signature={signature}
          onSigned={(done) => {
            if (onEnd !== undefined) return onEnd();
            setSigned(done);
            onChanged();
          }}
          onRestart={restart}
        />
      )}
      {signed === null && (
        <Button type="text" onClick={stage === 'sign' ? () => setStage('read') : onLeave}>
          {stage === 'sign' ? TEXTS.readAgain : TEXTS.notNow}
        </Button>
      )}
      {signed === null && server.refusePaper !== undefined && (
        <RefuseSignature
          company={papers.company}
          refuse={server.refusePaper.bind(null, signature.id)}
          onRefused={onChanged}
          onLeave={onLeave}
        />
      )}
    </div>
  );
}

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
        if (!isOld) setOpened({ signature, file });
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
  return { opened, error, openAgain };
}

/** Each screen starts at its top, with its title announced. */
function useFocusOnChange(screen: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [screen]);
  return heading;
}

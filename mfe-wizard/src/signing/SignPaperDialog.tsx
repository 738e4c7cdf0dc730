import type { SignablePapersDto } from '@pratiche/api';
import { Dialog } from '@pratiche/ui';
import { SignPaperFlow } from './SignPaperFlow.js';
import type { SignablePaperCode, SigningServer } from './signing-server.js';
import { SIGNING_TEXTS as TEXTS } from './texts.js';

interface SignPaperDialogProps {
  server: SigningServer;
  papers: SignablePapersDto;
  /** The paper that is signed; `null` while the dialog is closed. */
  code: SignablePaperCode | null;
  onChanged: () => void;
  onClose: () => void;
}

/** Signing over the page of the documents. */
export function SignPaperDialog({
  server,
  papers,
  code,
  onChanged,
  onClose,
}: SignPaperDialogProps) {
  return (
    <Dialog open={code !== null} title={TEXTS.signOnline} width={900} onClose={onClose}>
      {code !== null && (
        <SignPaperFlow
          key={code}
          server={server}
          papers={papers}
          code={code}
          onChanged={onChanged}
          onLeave={onClose}
        />
      )}
    </Dialog>
  );
}

import { useApi } from '@pratiche/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { FieldOpener } from '../signing/PaperStateText.js';
import { SignablePaperList } from '../signing/SignablePaperList.js';
import { createLinkSigningServer } from '../signing/signing-server.js';
import { isShown, isToSign } from '../signing/paper-state.js';
import { useSignablePapers } from '../signing/useSignablePapers.js';
import { PAPERS_TEXTS as TEXTS } from './papers-texts.js';

/** What the customer has to sign, and the copies of what is signed; nothing where nothing is signed online. */
export function PapersToSign({
  token,
  only,
  findOpener = openNothing,
}: {
  token: string;
  /** Shown only while a signature is missing, or only once none is; by default always. */
  only?: 'missing' | 'given';
  /** The fields that the customer may still fill in. */
  findOpener?: FieldOpener;
}) {
  const api = useApi();
  const navigate = useNavigate();
  const server = useMemo(() => createLinkSigningServer(api, token), [api, token]);
  const { papers } = useSignablePapers(server);
  const shown = (papers?.papers ?? []).filter(isShown);
  const isMissing = shown.some(isToSign);
  if (shown.length === 0 || (only !== undefined && isMissing !== (only === 'missing'))) return null;
  return (
    <section className="wz-section pr-card" aria-labelledby="wz-da-firmare">
      <h2 id="wz-da-firmare">{isMissing ? TEXTS.toSign : TEXTS.yours}</h2>
      <SignablePaperList
        server={server}
        papers={shown}
        findOpener={findOpener}
        onSign={(code) => void navigate({ search: `firma=${code}` })}
      />
    </section>
  );
}

const openNothing: FieldOpener = () => null;

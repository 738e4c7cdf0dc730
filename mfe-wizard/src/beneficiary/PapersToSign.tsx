import { useApi } from '@pratiche/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { FieldOpener } from '../signing/PaperStateText.js';
import { SignablePaperList } from '../signing/SignablePaperList.js';
import { createLinkSigningServer } from '../signing/signing-server.js';
import { isShown, isToSign } from '../signing/signing-texts.js';
import { useSignablePapers } from '../signing/useSignablePapers.js';
import { PAPERS_TEXTS as TEXTS } from './papers-texts.js';

/** What the customer has to sign, and the copies of what is signed; nothing where nothing is signed online. */
export function PapersToSign({
  token,
  findOpener = openNothing,
}: {
  token: string;
  /** The fields that the customer may still fill in. */
  findOpener?: FieldOpener;
}) {
  const api = useApi();
  const navigate = useNavigate();
  const server = useMemo(() => createLinkSigningServer(api, token), [api, token]);
  const { papers } = useSignablePapers(server);
  const shown = (papers?.papers ?? []).filter(isShown);
  if (shown.length === 0) return null;
  return (
    <section className="wz-section pr-card" aria-labelledby="wz-da-firmare">
      <h2 id="wz-da-firmare">{shown.some(isToSign) ? TEXTS.toSign : TEXTS.yours}</h2>
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

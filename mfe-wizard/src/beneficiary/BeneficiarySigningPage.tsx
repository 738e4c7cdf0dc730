import { Button, ErrorState, LoadingState, PageHeader, useApi } from '@pratiche/ui';
import { useMemo, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { SignablePaperList } from '../signing/SignablePaperList.js';
import { SignPaperFlow } from '../signing/SignPaperFlow.js';
import { createLinkSigningServer } from '../signing/signing-server.js';
import { isShown, isToSign } from '../signing/paper-state.js';
import { useSignablePapers } from '../signing/useSignablePapers.js';
import { PAPERS_TEXTS } from './papers-texts.js';
import { JUST_SIGNED } from './thanks-address.js';
import { useCustomerFieldOpener } from './useCustomerFieldOpener.js';
import { BENEFICIARY_TEXTS } from './texts.js';

/** The step "Firma" of the customer: the papers that wait for a signature, one after the other. */
export function BeneficiarySigningPage({ token }: { token: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const server = useMemo(() => createLinkSigningServer(api, token), [api, token]);
  const { papers, error, refreshPapers } = useSignablePapers(server);
  const findOpener = useCustomerFieldOpener();
  const [screen, setScreen] = useState('');
  const code = params.get('firma');
  const current = papers?.papers.find((paper) => paper.code === code) ?? null;
  const list = (papers?.papers ?? []).filter(isShown);
  const left = list.filter(isToSign);
  const openList = () => {
    void navigate({ search: 'firma=tutti' });
    window.scrollTo({ top: 0 });
  };
  /** The page of thanks has the copies too: where nothing is left, no screen comes before it. */
  const end = async () => {
    await refreshPapers();
    void navigate({ search: `fine=${JUST_SIGNED}` });
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <PageHeader
        title={BENEFICIARY_TEXTS.pageTitle}
        tabTitle={`${BENEFICIARY_TEXTS.pageTitle} · ${current === null ? PAPERS_TEXTS.toSign : screen}`}
      />
      {papers === undefined ? (
        error === null ? (
          <LoadingState label={BENEFICIARY_TEXTS.openingPapers} lines={6} />
        ) : (
          <ErrorState
            error={error}
            title={BENEFICIARY_TEXTS.papersNotOpened}
            onRetry={() => void refreshPapers()}
          />
        )
      ) : current !== null ? (
        <section className="wz-section pr-card">
          <SignPaperFlow
            key={current.code}
            server={server}
            papers={papers}
            code={current.code}
            onChanged={() => void refreshPapers()}
            onLeave={openList}
            onEnd={end}
            onScreen={setScreen}
          />
        </section>
      ) : left.length === 0 ? (
        // The link's first page has the copies and what is left to do.
        <Navigate to={{ search: '' }} replace />
      ) : (
        <section className="wz-section pr-card wz-signing" aria-labelledby="wz-firma">
          <p className="wz-asker">{papers.company}</p>
          <h2 id="wz-firma">{PAPERS_TEXTS.toSign}</h2>
          <p role="status">{BENEFICIARY_TEXTS.toSign(left.length, papers.company)}</p>
          <SignablePaperList
            server={server}
            papers={list}
            findOpener={findOpener}
            onSign={(one) => void navigate({ search: `firma=${one}` })}
          />
          <Button onClick={() => void navigate({ search: 'fine=1' })}>
            {BENEFICIARY_TEXTS.signLater}
          </Button>
        </section>
      )}
    </>
  );
}

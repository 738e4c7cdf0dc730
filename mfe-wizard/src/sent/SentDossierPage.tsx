import { readData, type DossierDto } from '@pratiche/api';
import {
  formatBeneficiaryName,
  getChoiceLabel,
  STATUSES,
  isStatusCode,
  SERVICE_TYPES,
} from '@pratiche/domain';
import {
  Button,
  CopyOutlined,
  PageHeader,
  QueryState,
  useAlerts,
  useApi,
  useConfirm,
  useDuplicateDossier,
} from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { HistoryTimeline } from '../history/HistoryTimeline.js';
import { MessagesPanel } from '../messages/MessagesPanel.js';
import { DocumentRequestCard } from '../messages/DocumentRequestCard.js';
import { dossierDocumentsKey, useMessageThread } from '../messages/useMessageThread.js';
import { readOrigin, useRememberedList } from '../shared/useRememberedList.js';
import { SentData } from './SentData.js';
import { SentDocuments } from './SentDocuments.js';
import { SentStatus } from './SentStatus.js';
import { SENT_LINK_TEXTS, SENT_TEXTS as TEXTS } from './texts.js';
import { LinkState } from '../beneficiary-link/LinkState.js';
import { useBeneficiaryLink } from '../beneficiary-link/useBeneficiaryLink.js';
import '../beneficiary-link/send-to-client.css';
import '../admin/styles.js';
import './sent-dossier.css';

/**
 * A sent dossier as its fitter sees it: status, requests and messages. It is read-only apart from
 * the requested documents.
 */
export function SentDossierPage({ id, note }: { id: number; note?: ReactNode }) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['sent-dossier', id],
    queryFn: () => readData(api.GET('/api/Module/{id}', { params: { path: { id } } })),
  });
  if (data) return <SentDossierContent dossier={data} note={note} />;
  return (
    <>
      <PageHeader title={TEXTS.dossier(id)} />
      {note}
      <QueryState for={{ data, error, refetch }} lines={8} />
    </>
  );
}

function SentDossierContent({ dossier, note }: { dossier: DossierDto; note: ReactNode }) {
  const api = useApi();
  const { id, accountId } = dossier;
  const thread = useMessageThread(id);
  const { duplicate, duplicating } = useDuplicateDossier();
  const documents = useQuery({
    queryKey: dossierDocumentsKey(id),
    queryFn: () => readData(api.GET('/api/Module/documents/{id}', { params: { path: { id } } })),
  });
  const history = useQuery({
    queryKey: ['dossier-history', id, dossier.status.code],
    queryFn: () => readData(api.GET('/api/Module/history/{id}', { params: { path: { id } } })),
  });
  const { code } = dossier.status;
  const isDone = isStatusCode(code) && STATUSES[code].ownerList === 'ELABORATED';
  const list = isDone ? '/modules/elaborate' : '/modules/sent';
  useRememberedList(list, readOrigin(useLocation().state)?.split('?')[0] === list);
  const hasEdits = history.data?.some(({ editedFields }) => editedFields.length > 0) === true;
  const requests = thread.thread?.requests ?? [];
  // Of a dossier that is done the outcome comes first.
  const messages = <MessagesPanel thread={thread} side="fitter" isFolded={isDone} />;
  return (
    <>
      <Link className="admin-back" to={list}>
        {isDone ? TEXTS.backToCompleted : TEXTS.backToSent}
      </Link>
      <div className="pr-page-header sent-head">
        <PageHeader
          title={[TEXTS.dossier(id), formatBeneficiaryName(dossier)].filter(Boolean).join(' · ')}
          subtitle={`${getChoiceLabel(SERVICE_TYPES, dossier.serviceType)} · ${hasEdits ? TEXTS.dataWithEdits : TEXTS.dataAsSent}`}
        />
        <Button
          icon={<CopyOutlined />}
          loading={duplicating !== null}
          onClick={() => duplicate(id)}
        >
          {TEXTS.duplicate}
        </Button>
      </div>
      {note}
      {requests.length > 0 && (
        <section className="pr-card admin-panel sent-requests" aria-labelledby="requests-title">
          <h2 id="requests-title">{TEXTS.requests(requests.length)}</h2>
          {requests.map((request) => (
            <DocumentRequestCard
              key={request.id}
              dossierId={id}
              accountId={accountId}
              request={request}
              documents={documents.data?.documents ?? []}
              thread={thread}
            />
          ))}
        </section>
      )}
      <div className="admin-columns sent-columns">
        <div className="admin-main">
          {!isDone && messages}
          <SentDocuments dossierId={id} query={documents} />
          <SentData form={dossier} />
        </div>
        <div className="admin-side">
          <SentStatus dossier={dossier} adminFiles={documents.data?.adminFiles ?? []} />
          {isDone && messages}
          <SentClientLink dossierId={id} />
          <HistoryTimeline history={history.data} />
        </div>
      </div>
    </>
  );
}

/** The customer's link of a sent dossier, which tells where it stands, until its owner ends it. */
function SentClientLink({ dossierId }: { dossierId: number }) {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const { link, refreshLink } = useBeneficiaryLink(dossierId, false);
  if (link?.state !== 'working') return null;

  const revokeLink = async () => {
    const isMeant = await confirm({
      title: SENT_LINK_TEXTS.question,
      text: SENT_LINK_TEXTS.questionText,
      confirmLabel: SENT_LINK_TEXTS.revoke,
      danger: true,
    });
    if (!isMeant) return;
    await api
      .DELETE('/api/Module/beneficiaryLink/{id}', { params: { path: { id: dossierId } } })
      .then(
        () => alerts.success(SENT_LINK_TEXTS.revoked),
        () => alerts.error(SENT_LINK_TEXTS.notRevoked),
      );
    await refreshLink();
  };
  return (
    <section className="pr-card admin-panel wz-client" aria-labelledby="client-link-title">
      <h2 id="client-link-title">{SENT_LINK_TEXTS.title}</h2>
      <p>{SENT_LINK_TEXTS.about}</p>
      <LinkState link={link} />
      <Button danger onClick={() => void revokeLink()}>
        {SENT_LINK_TEXTS.revoke}
      </Button>
    </section>
  );
}

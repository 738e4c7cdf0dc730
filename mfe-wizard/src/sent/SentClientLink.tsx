import { Button, useAlerts, useApi, useConfirm } from '@pratiche/ui';
import { LinkState } from '../beneficiary-link/LinkState.js';
import '../beneficiary-link/send-to-client.css';
import { useBeneficiaryLink } from '../beneficiary-link/useBeneficiaryLink.js';
import { SENT_LINK_TEXTS as TEXTS } from './texts.js';

/** The customer's link of a sent dossier, which tells where it stands, until its owner ends it. */
export function SentClientLink({ dossierId }: { dossierId: number }) {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const { link, refreshLink } = useBeneficiaryLink(dossierId, false);
  if (link?.state !== 'working') return null;

  const revokeLink = async () => {
    const isMeant = await confirm({
      title: TEXTS.question,
      text: TEXTS.questionText,
      confirmLabel: TEXTS.revoke,
      danger: true,
    });
    if (!isMeant) return;
    await api
      .DELETE('/api/Module/beneficiaryLink/{id}', { params: { path: { id: dossierId } } })
      .then(
        () => alerts.success(TEXTS.revoked),
        () => alerts.error(TEXTS.notRevoked),
      );
    await refreshLink();
  };
  return (
    <section className="pr-card admin-panel wz-client" aria-labelledby="client-link-title">
      <h2 id="client-link-title">{TEXTS.title}</h2>
      <p>{TEXTS.about}</p>
      <LinkState link={link} />
      <Button danger onClick={() => void revokeLink()}>
        {TEXTS.revoke}
      </Button>
    </section>
  );
}

import { Button, useAlerts, useApi, useConfirm } from '@pratiche/ui';
import { LinkState } from '../beneficiary-link/LinkState.js';
import '../beneficiary-link/send-to-client.css';
import { useBeneficiaryLink } from '../beneficiary-link/useBeneficiaryLink.js';

/** The customer's link of a sent dossier, which tells where it stands, until its owner ends it. */
export function SentClientLink({ dossierId }: { dossierId: number }) {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const { link, refreshLink } = useBeneficiaryLink(dossierId, false);
  if (link?.state !== 'working') return null;

  const revokeLink = async () => {
    const isMeant = await confirm({
      title: 'Vuoi revocare il link?',
      text: 'Il cliente non potrà più vedere a che punto è la pratica.',
      confirmLabel: 'Revoca link',
      danger: true,
    });
    if (!isMeant) return;
    await api
      .DELETE('/api/Module/beneficiaryLink/{id}', { params: { path: { id: dossierId } } })
      .then(
        () => alerts.success('Link revocato'),
        () => alerts.error('Il link non è stato revocato: riprova.'),
      );
    await refreshLink();
  };
  return (
    <section className="pr-card admin-panel wz-client" aria-labelledby="client-link-title">
      <h2 id="client-link-title">Link del cliente</h2>
      <p>Il cliente non vede più i dati, ma segue da lì a che punto è la pratica.</p>
      <LinkState link={link} />
      <Button danger onClick={() => void revokeLink()}>
        Revoca link
      </Button>
    </section>
  );
}

import { formatMoment } from '@pratiche/domain';
import { Button, SendOutlined, useAlerts } from '@pratiche/ui';
import { useState } from 'react';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
import { lazyDialog } from '../shared/lazy-dialog.js';
import { LinkState } from './LinkState.js';
import './send-to-client.css';
import { LINK_TEXTS } from './texts.js';
import { useBeneficiaryLink } from './useBeneficiaryLink.js';
import { useIsCustomerDone } from './useHasCustomerSigned.js';

const BeneficiaryLinkDialog = lazyDialog(
  async () => (await import('./BeneficiaryLinkDialog.js')).BeneficiaryLinkDialog,
);

/** "Invia al cliente", and what became of the link. A dossier without a number is stored first. */
export function BeneficiaryLinkButton({ withState = true, withButton = true }) {
  const session = useDossierSession();
  const alerts = useAlerts();
  const id = useDossierState((state) => state.id);
  const { link, refreshLink } = useBeneficiaryLink(id);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [isSaving, setSaving] = useState(false);
  // Who has done all is asked again from the menu of the dossier alone.
  const isDone = useIsCustomerDone(id, link);
  const isAnswered = link?.state === 'working' && link.finishedAt !== null;

  async function openDialog() {
    if (id === null) {
      setSaving(true);
      const stored = await session.storeDraft();
      setSaving(false);
      if (stored === null) return alerts.error(LINK_TEXTS.notSaved);
    }
    setOpen(true);
    setWasOpened(true);
  }

  return (
    <div className="wz-client">
      {link && withState && <LinkState link={link} />}
      {withButton && !isDone && (
        <Button icon={<SendOutlined />} loading={isSaving} onClick={() => void openDialog()}>
          {link === null ? LINK_TEXTS.ask : isAnswered ? LINK_TEXTS.askAgain : LINK_TEXTS.sendAgain}
        </Button>
      )}
      {id !== null && wasOpened && (
        <BeneficiaryLinkDialog
          id={id}
          link={link}
          open={open}
          onClose={() => setOpen(false)}
          onChanged={() => void refreshLink()}
        />
      )}
    </div>
  );
}

/** The same in step 1, where the customer's data begins; once it is sent, one line. */
export function BeneficiaryLinkCard() {
  const { viewer } = useDossierSession();
  const id = useDossierState((state) => state.id);
  const { link } = useBeneficiaryLink(viewer === 'fitter' ? id : null);
  if (viewer !== 'fitter') return null;
  // One place for the button, because its dialog stays open while the link comes to be.
  return (
    <div className={`pr-card ${link === null ? 'wz-section' : 'wz-client-line'}`}>
      {link === null ? (
        <>
          <h3>{LINK_TEXTS.card}</h3>
          <p className="pr-muted">{LINK_TEXTS.cardText}</p>
        </>
      ) : (
        <p>
          {link.finishedAt
            ? LINK_TEXTS.completed(formatMoment(link.finishedAt))
            : LINK_TEXTS.sent(formatMoment(link.created), link.email)}
        </p>
      )}
      <BeneficiaryLinkButton withState={false} />
    </div>
  );
}

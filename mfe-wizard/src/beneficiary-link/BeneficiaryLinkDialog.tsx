import type { ClientLinkDto } from '@pratiche/api';
import type { ServiceType } from '@pratiche/domain';
import { STEP_TITLES, listStepIds } from '@pratiche/domain/dossier-rules';
import { Button, Dialog, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useDossierState } from '../form/dossier-session-context.js';
import { isLeftToSign } from '../signing/paper-state.js';
import { listOwnerPapers, ownerPapersKey } from '../signing/owner-papers.js';
import { LinkEmailForm } from './LinkEmailForm.js';
import { LinkState } from './LinkState.js';
import { ShareLink } from './ShareLink.js';
import { LINK_DIALOG_TEXTS as TEXTS } from './dialog-texts.js';
import { LINK_TEXTS } from './texts.js';
import { useClientLinkActions } from './useClientLinkActions.js';
import { useEmailInput } from './useEmailInput.js';

interface BeneficiaryLinkDialogProps {
  id: number;
  link: ClientLinkDto | null;
  open: boolean;
  onClose: () => void;
  /** The link changed. */
  onChanged: () => void;
}

/** Requests the customer's data: by e-mail, or with a link to show and share. */
export function BeneficiaryLinkDialog(props: BeneficiaryLinkDialogProps) {
  const { id, link, open, onClose, onChanged } = props;
  const service = useDossierState((state) => state.form.serviceType);
  const api = useApi();
  const { data } = useQuery({
    queryKey: ownerPapersKey(id),
    queryFn: () => listOwnerPapers(api, id),
    retry: false,
  });
  const toSign = (data?.papers ?? [])
    .filter((paper) => paper.signedBy === 'beneficiary' && isLeftToSign(paper))
    .map(({ title }) => title);
  const input = useEmailInput();
  const close = () => {
    clearUrl();
    input.resetEmail();
    onClose();
  };
  const { url, busy, sendLink, createLink, revokeLink, clearUrl } = useClientLinkActions({
    id,
    link,
    onChanged,
    onClose: () => close(),
  });
  const isWorking = link?.state === 'working';
  return (
    <Dialog open={open} title={LINK_TEXTS.ask} onClose={close}>
      <div className="wz-send-client">
        <p>
          {TEXTS.intro(stepTitlesText(service))}
          {isWorking && TEXTS.replaces}
        </p>
        {toSign.length > 0 && <p>{TEXTS.signs(listTitles(toSign))}</p>}
        <LinkEmailForm input={input} busy={busy} onSend={(address) => void sendLink(address)} />
        <h3>{TEXTS.withoutMail}</h3>
        {url === null ? (
          <div>
            <Button
              // An earlier error about the e-mail address no longer applies.
              onClick={() => void createLink(input.clearError)}
              loading={busy === 'share'}
              disabled={busy === 'mail'}
            >
              {TEXTS.show}
            </Button>
          </div>
        ) : (
          <ShareLink url={url} />
        )}
        {link && <LinkState link={link} />}
        {isWorking && (
          <div>
            <Button danger onClick={() => void revokeLink()}>
              {TEXTS.revoke}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** "Beneficiario, Residenza … e Documentazione": the customer's steps by their names, as the fitter sees them. */
const stepTitlesText = (service: ServiceType | null): string =>
  listTitles(listStepIds(service, 'beneficiary').map((step) => STEP_TITLES[step]));

const listTitles = (titles: readonly string[]): string =>
  new Intl.ListFormat('it').format(titles.map(TEXTS.quoted));

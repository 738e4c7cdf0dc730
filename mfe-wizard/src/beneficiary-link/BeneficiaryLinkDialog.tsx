import type { ClientLinkDto } from '@pratiche/api';
import { type ServiceType, STEP_TITLES, listStepIds } from '@pratiche/domain';
import {
  Button,
  CopyOutlined,
  Dialog,
  QrCode,
  SendOutlined,
  useAlerts,
  useApi,
} from '@pratiche/ui';
import { EmailField } from '@pratiche/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useDossierState } from '../form/dossier-session-context.js';
import { isLeftToSign } from '../signing/paper-state.js';
import { listOwnerPapers, ownerPapersKey } from '../signing/owner-papers.js';
import { LinkState } from './LinkState.js';
import { LINK_DIALOG_TEXTS as TEXTS } from './dialog-texts.js';
import { LINK_TEXTS } from './texts.js';
import { useClientLinkActions } from './useClientLinkActions.js';
import { type EmailInput, useEmailInput } from './useEmailInput.js';

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
  // Where the browser wants another touch for its sheet, the button is the first below.
  const createAndShare = async () => {
    const created = await createLink(input.clearError);
    if (created !== null) await shareLink(created);
  };
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
          <div className="wz-share-actions">
            {canShare() && (
              <Button
                icon={<SendOutlined />}
                onClick={() => void createAndShare()}
                loading={busy === 'share'}
                disabled={busy === 'mail'}
              >
                {TEXTS.share}
              </Button>
            )}
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

const EMAIL_ID = 'wz-email-cliente';

interface LinkEmailFormProps {
  input: EmailInput;
  busy: 'mail' | 'share' | null;
  onSend: (address: string) => void;
}

/** Sends the customer the link by e-mail. */
function LinkEmailForm({ input, busy, onSend }: LinkEmailFormProps) {
  const submit = () => {
    const address = input.validateEmail();
    if (address === null) document.getElementById(EMAIL_ID)?.focus();
    else onSend(address);
  };
  return (
    <form
      noValidate
      className="wz-send-mail"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <EmailField
        id={EMAIL_ID}
        label={TEXTS.email}
        required
        autoComplete="off"
        value={input.email}
        error={input.error}
        onChange={input.changeEmail}
      />
      <Button
        type="primary"
        htmlType="submit"
        loading={busy === 'mail'}
        disabled={busy === 'share'}
      >
        {TEXTS.send}
      </Button>
    </form>
  );
}

const canShare = (): boolean => 'share' in navigator;

/** Opens the phone's own sheet, which knows WhatsApp. */
async function shareLink(url: string): Promise<void> {
  try {
    await navigator.share({ title: TEXTS.shareTitle, text: TEXTS.shareText, url });
  } catch {
    // Closed without sharing.
  }
}

/** A link to show or pass on: as a picture for the customer's camera, as text, and through the phone's own sharing. */
function ShareLink({ url }: { url: string }) {
  const alerts = useAlerts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      alerts.success(TEXTS.copied);
    } catch {
      alerts.error(TEXTS.cannotCopy);
    }
  };
  return (
    <div className="wz-share">
      <QrCode value={url} label={TEXTS.qrCode} />
      <div className="wz-share-link">
        <label className="wz-share-text" htmlFor="wz-link-cliente">
          {TEXTS.link}
        </label>
        <input
          id="wz-link-cliente"
          className="pr-input"
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <div className="wz-share-actions">
          {canShare() && (
            <Button icon={<SendOutlined />} onClick={() => void shareLink(url)}>
              {TEXTS.share}
            </Button>
          )}
          <Button icon={<CopyOutlined />} onClick={() => void copy()}>
            {TEXTS.copy}
          </Button>
        </div>
      </div>
    </div>
  );
}

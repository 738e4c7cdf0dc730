import { readData } from '@pratiche/api';
import { Button, errorText, useAlerts, useApi } from '@pratiche/ui';
import { FileInput } from '@pratiche/ui/form';
import { useState } from 'react';
import { readLogo } from './read-logo.js';
import { PROFILE_TEXTS } from './texts.js';

const TEXTS = PROFILE_TEXTS.logo;

interface LogoSectionProps {
  logo: string | null;
  onChange: () => void;
}

/** The logo that customers see on the page of their link; it is stored as it is chosen. */
export function LogoSection({ logo, onChange }: LogoSectionProps) {
  const api = useApi();
  const alerts = useAlerts();
  const [busy, setBusy] = useState(false);

  async function save(logo: string): Promise<void> {
    try {
      const { message } = await readData(api.PUT('/api/Accounts/logo', { body: { logo } }));
      alerts.success(message);
      onChange();
    } catch (error) {
      alerts.error(errorText(error));
    }
  }

  async function choose(file: File): Promise<void> {
    setBusy(true);
    const read = await readLogo(file);
    if ('fault' in read) alerts.error(read.fault);
    else await save(read.logo);
    setBusy(false);
  }

  return (
    <section className="pr-card sh-profile-logo">
      <h2>{TEXTS.title}</h2>
      <p className="pr-muted">{TEXTS.help}</p>
      {logo !== null && <img src={logo} alt={TEXTS.yours} />}
      <div className="sh-profile-logo-actions">
        <FileInput
          label={TEXTS.choose}
          accept="image/png,image/jpeg,image/webp"
          multiple={false}
          disabled={busy}
          onFiles={([file]) => file && void choose(file)}
        >
          {(open) => (
            <Button onClick={open} loading={busy}>
              {logo === null ? TEXTS.choose : TEXTS.replace}
            </Button>
          )}
        </FileInput>
        {logo !== null && (
          <Button disabled={busy} onClick={() => void save('')}>
            {TEXTS.remove}
          </Button>
        )}
      </div>
    </section>
  );
}

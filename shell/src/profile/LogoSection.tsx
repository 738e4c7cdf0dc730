import { readData } from '@pratiche/api';
import { Button, errorText, useAlerts, useApi } from '@pratiche/ui';
import { FileInput } from '@pratiche/ui/form';
import { useState } from 'react';
import { findLogoFault } from '@pratiche/domain/settings';
import { PROFILE_TEXTS } from './texts.js';

/** Longest sides that are tried; the first whose file is small enough is taken. */
const SIDES = [512, 320, 240, 160, 96, 64];

type ReadLogo = { logo: string } | { fault: string };

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

/**
 * A chosen picture as a PNG that customers' pages can carry: as it is when it may stay so, made
 * smaller otherwise, because a company's logo is rarely at hand in 12 kB.
 */
async function readLogo(file: File): Promise<ReadLogo> {
  const dataUrl = await readAsDataUrl(file);
  if (dataUrl !== null && findLogoFault(dataUrl) === null) return { logo: dataUrl };
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return { fault: TEXTS.unreadable };
  const logo = SIDES.map((side) => drawLogo(picture, side)).find(
    (drawn) => findLogoFault(drawn) === null,
  );
  picture.close();
  return logo === undefined ? { fault: TEXTS.tooHeavy } : { logo };
}

function drawLogo(picture: ImageBitmap, side: number): string {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}

const readAsDataUrl = (file: File): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });

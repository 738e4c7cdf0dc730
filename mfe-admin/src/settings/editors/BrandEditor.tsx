import type { Brand } from '@pratiche/domain';
import { findLogoFault } from '@pratiche/domain/settings';
import { Alert, Button } from '@pratiche/ui';
import { OfficeUploadButton } from '@pratiche/ui/office';
import { useState } from 'react';
import { PartFields } from '../fields/PartFields.js';
import { findErrorAt, type SettingEditorProps } from '../setting-editor.types.js';

const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });

/** Name and colour, and a logo that is looked at as it is chosen. */
export function BrandEditor(props: SettingEditorProps<Brand>) {
  const { value, onChange, errors } = props;
  const [fault, setFault] = useState<string | null>(null);
  const shownFault = fault ?? findErrorAt(errors, ['logo']);

  async function takeLogo(file: File): Promise<void> {
    try {
      const logo = await readAsDataUrl(file);
      const found = findLogoFault(logo);
      setFault(found);
      if (found === null) onChange({ ...value, logo });
    } catch {
      setFault('Il file non si legge: riprova.');
    }
  }

  return (
    <>
      <section className="pr-card ad-section">
        <h2>Nome e colore</h2>
        <PartFields
          {...(props as unknown as SettingEditorProps<object>)}
          path={[]}
          keys={['name', 'colour']}
          helps={{
            colour: 'Nel formato #rrggbb, abbastanza scuro da leggerci sopra il bianco.',
          }}
        />
      </section>
      <section className="pr-card ad-section">
        <h2>Logo</h2>
        <p className="pr-muted">
          PNG con sfondo trasparente, al massimo 12 kB e 512 pixel per lato. Senza logo resta la
          finestra del portale.
        </p>
        {value.logo !== '' && <img className="ad-logo" src={value.logo} alt="Logo scelto" />}
        {shownFault !== null && <Alert type="error" showIcon title={shownFault} />}
        <div className="ad-logo-actions">
          <OfficeUploadButton
            label="Scegli il logo"
            accept=".png"
            onFile={(file) => void takeLogo(file)}
          />
          {value.logo !== '' && (
            <Button onClick={() => onChange({ ...value, logo: '' })}>Togli il logo</Button>
          )}
        </div>
      </section>
    </>
  );
}

import type { Brand } from '@pratiche/domain';
import { findLogoFault } from '@pratiche/domain/settings';
import { Alert, Button } from '@pratiche/ui';
import { OfficeUploadButton } from '@pratiche/ui/office';
import { useState } from 'react';
import { PartFields } from '../fields/PartFields.js';
import { findErrorAt, type SettingEditorProps } from '../setting-editor.types.js';
import { BRAND_TEXTS as TEXTS } from './texts.js';

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
      setFault(TEXTS.unreadable);
    }
  }

  return (
    <>
      <section className="pr-card ad-section">
        <h2>{TEXTS.nameAndColor}</h2>
        <PartFields
          {...(props as unknown as SettingEditorProps<object>)}
          path={[]}
          keys={['name', 'colour']}
          helps={{ colour: TEXTS.colorHelp }}
        />
      </section>
      <section className="pr-card ad-section">
        <h2>{TEXTS.logo}</h2>
        <p className="pr-muted">{TEXTS.logoHelp}</p>
        {value.logo !== '' && <img className="ad-logo" src={value.logo} alt={TEXTS.chosenLogo} />}
        {shownFault !== null && <Alert type="error" showIcon title={shownFault} />}
        <div className="ad-logo-actions">
          <OfficeUploadButton
            label={TEXTS.chooseLogo}
            accept=".png"
            onFile={(file) => void takeLogo(file)}
          />
          {value.logo !== '' && (
            <Button onClick={() => onChange({ ...value, logo: '' })}>{TEXTS.removeLogo}</Button>
          )}
        </div>
      </section>
    </>
  );
}

import type { ReactNode } from 'react';
import type { SettingKind } from '@pratiche/domain';
import { PartFields } from '../fields/PartFields.js';
import type { SettingEditorProps } from '../setting-editor.types.js';

interface FieldGroup {
  title: string;
  keys: readonly string[];
  helps?: Readonly<Record<string, ReactNode>>;
}

const GROUPS: Partial<Record<SettingKind, readonly FieldGroup[]>> = {
  purchases: [
    {
      title: 'Vendita dei pacchetti',
      keys: ['isEnabled', 'disabledUntil'],
      helps: { disabledUntil: 'L’ultimo giorno senza vendite, se è noto.' },
    },
    {
      title: 'Avviso per chi acquista',
      keys: ['notice'],
      helps: {
        notice: 'I clienti lo leggono nella pagina dei pacchetti mentre la vendita è sospesa.',
      },
    },
  ],
  vatRate: [
    {
      title: 'IVA sui pacchetti',
      keys: ['percent'],
      helps: { percent: 'Da 0 a 100. Si aggiunge al prezzo di ogni pacchetto.' },
    },
  ],
  bankTransfer: [
    { title: 'Conto per i bonifici', keys: ['holder', 'iban'] },
    {
      title: 'Banca',
      keys: ['bic', 'bank'],
      helps: { bic: '8 o 11 caratteri; nello spazio economico europeo può mancare.' },
    },
  ],
  provider: [
    { title: 'Chi offre il servizio', keys: ['name', 'vat'] },
    { title: 'Sede e PEC', keys: ['address', 'pec'] },
  ],
  publicContacts: [
    {
      title: 'Come ti raggiungono',
      keys: ['email', 'phone', 'hours', 'accessibilityEmail'],
    },
  ],
  eneaIntermediary: [
    {
      title: 'Chi inserisce le pratiche',
      keys: ['name', 'ssn'],
      helps: { ssn: 'È stampato sulla delega accanto al nome.' },
    },
  ],
  draftLimits: [
    {
      title: 'Per ogni account',
      keys: ['drafts', 'megabytes'],
      helps: { drafts: 'Almeno 50.', megabytes: 'Almeno 1.000 MB; 1.000 MB sono 1 GB.' },
    },
  ],
  onlineSignatures: [
    {
      title: 'Documenti che firma il cliente',
      keys: ['DELEGA', 'ATTO'],
      helps: {
        ATTO: 'Da attivare solo dopo la conferma di un legale (art. 38 del D.P.R. 445/2000).',
      },
    },
    { title: 'Documenti che firma l’impresa', keys: ['REQ', 'CONGR'] },
  ],
  operatorCharge: [
    {
      title: 'Quando una pratica torna libera',
      keys: ['hours'],
      helps: { hours: 'Da 1 a 1.000; 72 ore sono tre giorni.' },
    },
  ],
};

/** A few fields in groups. */
export function SimpleEditor(props: SettingEditorProps) {
  return (
    <>
      {(GROUPS[props.kind] ?? []).map(({ title, keys, helps }) => (
        <section key={title} className="pr-card ad-section">
          <h2>{title}</h2>
          <PartFields
            {...props}
            path={[]}
            keys={keys}
            {...(helps ? { helps } : {})}
            value={props.value as object}
          />
        </section>
      ))}
    </>
  );
}

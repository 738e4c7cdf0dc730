import type { ReactNode } from 'react';
import type { SettingKind } from '@pratiche/domain';
import { PartFields } from '../fields/PartFields.js';
import type { SettingEditorProps } from '../setting-editor.types.js';
import { SIMPLE_EDITOR_TEXTS } from './texts.js';

interface FieldGroup {
  title: string;
  keys: readonly string[];
  helps?: Readonly<Record<string, ReactNode>>;
}

const GROUPS: Partial<Record<SettingKind, readonly FieldGroup[]>> = {
  purchases: [
    {
      title: SIMPLE_EDITOR_TEXTS.purchases,
      keys: ['isEnabled', 'disabledUntil'],
      helps: { disabledUntil: SIMPLE_EDITOR_TEXTS.disabledUntilHelp },
    },
    {
      title: SIMPLE_EDITOR_TEXTS.notice,
      keys: ['notice'],
      helps: {
        notice: SIMPLE_EDITOR_TEXTS.noticeHelp,
      },
    },
  ],
  vatRate: [
    {
      title: SIMPLE_EDITOR_TEXTS.vat,
      keys: ['percent'],
      helps: { percent: SIMPLE_EDITOR_TEXTS.vatHelp },
    },
  ],
  bankTransfer: [
    { title: SIMPLE_EDITOR_TEXTS.account, keys: ['holder', 'iban'] },
    {
      title: SIMPLE_EDITOR_TEXTS.bank,
      keys: ['bic', 'bank'],
      helps: { bic: SIMPLE_EDITOR_TEXTS.bicHelp },
    },
  ],
  provider: [
    { title: SIMPLE_EDITOR_TEXTS.provider, keys: ['name', 'vat'] },
    { title: SIMPLE_EDITOR_TEXTS.providerSeat, keys: ['address', 'pec'] },
  ],
  publicContacts: [
    {
      title: SIMPLE_EDITOR_TEXTS.contacts,
      keys: ['email', 'phone', 'hours', 'accessibilityEmail'],
    },
  ],
  eneaIntermediary: [
    {
      title: SIMPLE_EDITOR_TEXTS.intermediary,
      keys: ['name', 'ssn'],
      helps: { ssn: SIMPLE_EDITOR_TEXTS.intermediaryHelp },
    },
  ],
  draftLimits: [
    {
      title: SIMPLE_EDITOR_TEXTS.draftLimits,
      keys: ['drafts', 'megabytes'],
      helps: {
        drafts: SIMPLE_EDITOR_TEXTS.draftsHelp,
        megabytes: SIMPLE_EDITOR_TEXTS.megabytesHelp,
      },
    },
  ],
  onlineSignatures: [
    {
      title: SIMPLE_EDITOR_TEXTS.customerPapers,
      keys: ['DELEGA', 'ATTO'],
      helps: {
        ATTO: SIMPLE_EDITOR_TEXTS.customerPapersHelp,
      },
    },
    { title: SIMPLE_EDITOR_TEXTS.companyPapers, keys: ['REQ', 'CONGR'] },
  ],
  operatorCharge: [
    {
      title: SIMPLE_EDITOR_TEXTS.charge,
      keys: ['hours'],
      helps: { hours: SIMPLE_EDITOR_TEXTS.chargeHelp },
    },
  ],
  worksCostWords: [
    {
      title: SIMPLE_EDITOR_TEXTS.worksCosts,
      keys: ['words'],
      helps: { words: SIMPLE_EDITOR_TEXTS.worksCostsHelp },
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

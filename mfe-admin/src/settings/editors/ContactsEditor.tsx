import type { SupportContact } from '@pratiche/domain';
import { createPartColumns } from '../fields/part-columns.js';
import { RowsTable } from '../fields/RowsTable.js';
import type { SettingEditorProps } from '../setting-editor.types.js';
import { createSettingRow } from '../setting-parts.js';
import { LIST_EDITOR_TEXTS } from './texts.js';

/** Contacts, one a row, in the order of the help page. */
export function ContactsEditor(props: SettingEditorProps<SupportContact[]>) {
  const part = {
    ...props,
    path: [],
    onChange: (rows: readonly SupportContact[]) => props.onChange([...rows]),
  };
  return (
    <RowsTable<SupportContact>
      {...part}
      label={LIST_EDITOR_TEXTS.contacts}
      isOrdered
      columns={createPartColumns<SupportContact>(part, [
        { key: 'topic', title: LIST_EDITOR_TEXTS.topic },
        { key: 'email', title: LIST_EDITOR_TEXTS.email },
        { key: 'phone', title: LIST_EDITOR_TEXTS.phone, width: '9rem' },
        { key: 'hours', title: LIST_EDITOR_TEXTS.hours },
      ])}
      rowName={({ topic }, index) => topic || LIST_EDITOR_TEXTS.contactNumber(index + 1)}
      createRow={() => createSettingRow('supportContacts') as SupportContact}
      addLabel={LIST_EDITOR_TEXTS.addContact}
      empty={LIST_EDITOR_TEXTS.noContact}
    />
  );
}

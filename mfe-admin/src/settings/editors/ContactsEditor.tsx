import type { SupportContact } from '@pratiche/domain';
import { createPartColumns } from '../fields/part-columns.js';
import { RowsTable } from '../fields/RowsTable.js';
import type { SettingEditorProps } from '../setting-editor.types.js';
import { createSettingRow } from '../setting-labels.js';

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
      label="Contatti dell’assistenza"
      isOrdered
      columns={createPartColumns<SupportContact>(part, [
        { key: 'topic', title: 'Argomento' },
        { key: 'email', title: 'E-mail' },
        { key: 'phone', title: 'Telefono', width: '9rem' },
        { key: 'hours', title: 'Orari' },
      ])}
      rowName={({ topic }, index) => topic || `contatto ${index + 1}`}
      createRow={() => createSettingRow('supportContacts') as SupportContact}
      addLabel="Aggiungi un contatto"
      empty="Nessun contatto: la pagina Assistenza non mostra recapiti."
    />
  );
}

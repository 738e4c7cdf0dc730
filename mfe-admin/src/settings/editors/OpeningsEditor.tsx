import type { EneaOpening } from '@pratiche/domain';
import { createPartColumns } from '../fields/part-columns.js';
import { RowsTable } from '../fields/RowsTable.js';
import type { SettingEditorProps } from '../setting-editor.types.js';
import { createSettingRow } from '../setting-parts.js';
import { nameSettingRow } from '../setting-rows.js';
import { LIST_EDITOR_TEXTS } from './texts.js';

/** When ENEA's site opened, one period a row. */
export function OpeningsEditor(props: SettingEditorProps<EneaOpening[]>) {
  const part = {
    ...props,
    path: [],
    onChange: (rows: readonly EneaOpening[]) => props.onChange([...rows]),
  };
  return (
    <RowsTable<EneaOpening>
      {...part}
      label={LIST_EDITOR_TEXTS.openings}
      caption={LIST_EDITOR_TEXTS.openingsHelp}
      columns={createPartColumns<EneaOpening>(part, [
        { key: 'worksEndedFrom', title: LIST_EDITOR_TEXTS.worksEndedFrom },
        { key: 'worksEndedTo', title: LIST_EDITOR_TEXTS.worksEndedTo },
        { key: 'worksBegunFrom', title: LIST_EDITOR_TEXTS.worksBegunFrom },
        {
          key: 'expenseYear',
          title: LIST_EDITOR_TEXTS.expenseYear,
          width: '11rem',
          isNumber: true,
        },
        { key: 'opensOn', title: LIST_EDITOR_TEXTS.opensOn },
        { key: 'source', title: LIST_EDITOR_TEXTS.openingSource, rows: 1 },
      ])}
      rowName={(row, index) =>
        nameSettingRow('eneaOpenings', row) ?? LIST_EDITOR_TEXTS.openingNumber(index + 1)
      }
      createRow={() => createSettingRow('eneaOpenings') as EneaOpening}
      addLabel={LIST_EDITOR_TEXTS.addOpening}
      empty={LIST_EDITOR_TEXTS.noOpening}
    />
  );
}

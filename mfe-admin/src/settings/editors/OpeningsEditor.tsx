import type { EneaOpening } from '@pratiche/domain';
import { createPartColumns } from '../fields/part-columns.js';
import { RowsTable } from '../fields/RowsTable.js';
import type { SettingEditorProps } from '../setting-editor.types.js';
import { createSettingRow } from '../setting-labels.js';
import { nameSettingRow } from '../setting-rows.js';

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
      label="Aperture del portale ENEA"
      caption="Per i lavori conclusi in un periodo gli 84 giorni partono dal giorno di apertura, se viene dopo la fine dei lavori."
      columns={createPartColumns<EneaOpening>(part, [
        { key: 'worksEndedFrom', title: 'Lavori conclusi dal' },
        { key: 'worksEndedTo', title: 'Lavori conclusi al' },
        { key: 'expenseYear', title: 'Solo spese dell’anno', width: '11rem', isNumber: true },
        { key: 'opensOn', title: 'Il portale apre il' },
      ])}
      rowName={(row, index) => nameSettingRow('eneaOpenings', row) ?? `apertura ${index + 1}`}
      createRow={() => createSettingRow('eneaOpenings') as EneaOpening}
      addLabel="Aggiungi un’apertura"
      empty="Nessuna apertura in ritardo: gli 84 giorni partono dalla fine dei lavori."
    />
  );
}

import type { SourcedTable } from '@pratiche/domain';
import { PartFields } from '../fields/PartFields.js';
import type { SettingEditorProps } from '../setting-editor.types.js';

/** The decree that a table comes from, beside it. */
export function LawPanel(props: SettingEditorProps<SourcedTable<object>>) {
  return (
    <aside className="pr-card ad-section ad-law" aria-label="Da dove vengono i valori">
      <h2>La norma</h2>
      <PartFields
        {...props}
        path={[]}
        keys={['source', 'validTo']}
        helps={{ source: 'Sta accanto al limite in ogni controllo della pratica.' }}
        onChange={(next) => props.onChange(next as SourcedTable<object>)}
      />
    </aside>
  );
}

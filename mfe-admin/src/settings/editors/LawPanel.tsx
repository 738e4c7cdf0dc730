import type { SourcedTable } from '@pratiche/domain';
import { PartFields } from '../fields/PartFields.js';
import type { SettingEditorProps } from '../setting-editor.types.js';
import { TABLE_EDITOR_TEXTS } from './texts.js';

/** The decree that a table comes from, beside it. */
export function LawPanel(props: SettingEditorProps<SourcedTable<object>>) {
  return (
    <aside className="pr-card ad-section ad-law" aria-label={TABLE_EDITOR_TEXTS.lawPanel}>
      <h2>{TABLE_EDITOR_TEXTS.law}</h2>
      <PartFields
        {...props}
        path={[]}
        keys={['source', 'validTo']}
        helps={{ source: TABLE_EDITOR_TEXTS.lawHelp }}
        onChange={(next) => props.onChange(next as SourcedTable<object>)}
      />
    </aside>
  );
}

import { PartFields } from '../fields/PartFields.js';
import type { SettingEditorProps } from '../setting-editor.types.js';

/** The name of the edition, before its texts. */
export function EditionSection(props: SettingEditorProps<object>) {
  return (
    <section className="pr-card ad-section">
      <h2>Edizione</h2>
      <PartFields
        {...props}
        path={[]}
        keys={['edition']}
        labels={{ edition: 'Nome dell’edizione' }}
        helps={{
          edition:
            'A ogni modifica dei testi un nome nuovo: è stampato su ogni pagina e resta accanto a ciò che è firmato.',
        }}
      />
    </section>
  );
}

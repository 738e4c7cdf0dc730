import { PartFields } from '../fields/PartFields.js';
import type { SettingEditorProps } from '../setting-editor.types.js';
import { SIGNED_TEXT_TEXTS } from './texts.js';

/** The name of the edition, before its texts. */
export function EditionSection(props: SettingEditorProps<object>) {
  return (
    <section className="pr-card ad-section">
      <h2>{SIGNED_TEXT_TEXTS.edition}</h2>
      <PartFields
        {...props}
        path={[]}
        keys={['edition']}
        labels={{ edition: SIGNED_TEXT_TEXTS.editionName }}
        helps={{
          edition: SIGNED_TEXT_TEXTS.editionHelp,
        }}
      />
    </section>
  );
}

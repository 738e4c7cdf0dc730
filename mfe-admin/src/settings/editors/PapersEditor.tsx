import type { PaperTexts } from '@pratiche/domain';
import { PAPER_TEXT_RULES, PLACEHOLDERS } from '@pratiche/domain/settings';
import { useRules } from '@pratiche/ui';
import { SettingPartField } from '../fields/SettingPartField.js';
import type { SettingEditorProps } from '../setting-editor.types.js';
import { settingPartLabel } from '../setting-parts.js';
import { EditionSection } from './EditionSection.js';
import { SIGNED_TEXT_TEXTS } from './texts.js';

type Paper = keyof typeof PAPER_TEXT_RULES;
const PAPERS = Object.keys(PAPER_TEXT_RULES) as Paper[];

const listPlaceholders = (allowed: readonly (keyof typeof PLACEHOLDERS)[]): string | undefined =>
  allowed.length === 0
    ? undefined
    : SIGNED_TEXT_TEXTS.placeholders(
        allowed.map((name) => `{${name}} (${PLACEHOLDERS[name]})`).join(', '),
      );

/** The wording of the papers, one section to open for each. */
export function PapersEditor(props: SettingEditorProps<PaperTexts>) {
  const rules = useRules();
  const { kind, value, onChange } = props;
  return (
    <>
      <EditionSection {...props} onChange={(next) => onChange(next as PaperTexts)} />
      {PAPERS.map((paper) => (
        <details key={paper} className="pr-card ad-fold">
          <summary>
            {settingPartLabel(kind, [paper], rules)}
            <span className="pr-muted">
              {SIGNED_TEXT_TEXTS.count(Object.keys(PAPER_TEXT_RULES[paper]).length)}
            </span>
          </summary>
          <div className="ad-texts">
            {listTexts(value, paper).map(([key, text]) => (
              <SettingPartField
                key={key}
                {...props}
                path={[paper, key]}
                rows={Math.min(12, Math.max(2, Math.ceil(text.length / 110)))}
                help={listPlaceholders(findAllowed(paper, key))}
                value={text}
                onChange={(next) =>
                  onChange({ ...value, [paper]: { ...value[paper], [key]: next } })
                }
              />
            ))}
          </div>
        </details>
      ))}
    </>
  );
}

/** Each text with its key; an edition from before a text existed has it blank. */
const listTexts = (value: PaperTexts, paper: Paper): [string, string][] => {
  const texts: Readonly<Partial<Record<string, string>>> = value[paper];
  return Object.keys(PAPER_TEXT_RULES[paper]).map((key) => [key, texts[key] ?? '']);
};

const findAllowed = (paper: Paper, key: string): readonly (keyof typeof PLACEHOLDERS)[] => {
  const texts: Readonly<Record<string, { allowed: readonly (keyof typeof PLACEHOLDERS)[] }>> =
    PAPER_TEXT_RULES[paper];
  return texts[key]?.allowed ?? [];
};

import { type DossierForm, summarizeSheetBlock } from '@pratiche/domain';
import { useMemo } from 'react';
import { useAllRules } from '../form/useAllRules.js';
import { SENT_TEXTS as TEXTS } from './texts.js';

/** All submitted data, block by block, each in one line at first. */
export function SentData({ form }: { form: DossierForm }) {
  const { buildEneaSheet } = useAllRules();
  const blocks = useMemo(
    () => buildEneaSheet(form).filter(({ fields }) => fields.some(({ value }) => value !== null)),
    [buildEneaSheet, form],
  );
  return (
    <section className="pr-card admin-panel" aria-labelledby="data-title">
      <h2 id="data-title">{TEXTS.data}</h2>
      {blocks.map((block) => (
        <details key={block.key} className="sent-block">
          <summary>
            <strong>{block.title}</strong>
            <span>{summarizeSheetBlock(block, form)}</span>
          </summary>
          <dl className="admin-facts">
            {block.fields
              .filter(({ value }) => value !== null)
              .map(({ key, label, value }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>{value?.shown}</dd>
                </div>
              ))}
          </dl>
        </details>
      ))}
    </section>
  );
}

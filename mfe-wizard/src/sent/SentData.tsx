import { joinFacts, type DossierForm } from '@pratiche/domain';
import { useMemo } from 'react';
import { useAllRules } from '../form/useAllRules.js';
import { SENT_TEXTS as TEXTS } from './texts.js';

/** What a closed block shows of its values. */
const SHOWN_AT_FIRST = 4;

/** All submitted data, block by block, collapsed at first to the first values of each. */
export function SentData({ form }: { form: DossierForm }) {
  const { buildEneaSheet } = useAllRules();
  const blocks = useMemo(() => buildEneaSheet(form), [buildEneaSheet, form]);
  return (
    <section className="pr-card admin-panel" aria-labelledby="data-title">
      <h2 id="data-title">{TEXTS.data}</h2>
      {blocks.map(({ key, title, fields }) => {
        const filled = fields.flatMap(({ key: field, label, value }) =>
          value === null ? [] : [{ field, label, shown: value.shown }],
        );
        return (
          <details key={key} className="sent-block">
            <summary>
              <strong>{title}</strong>
              <span>{joinFacts(filled.slice(0, SHOWN_AT_FIRST).map(({ shown }) => shown))}</span>
            </summary>
            <dl className="admin-facts">
              {filled.map(({ field, label, shown }) => (
                <div key={field}>
                  <dt>{label}</dt>
                  <dd>{shown}</dd>
                </div>
              ))}
            </dl>
          </details>
        );
      })}
    </section>
  );
}

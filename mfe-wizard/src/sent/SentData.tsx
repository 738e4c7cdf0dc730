import { buildEneaSheet, type DossierForm } from '@pratiche/domain';
import { useMemo } from 'react';

/** Everything that was sent, block by block, closed until one wants to see it. */
export function SentData({ form }: { form: DossierForm }) {
  const blocks = useMemo(() => buildEneaSheet(form), [form]);
  return (
    <section className="pr-card admin-panel" aria-labelledby="data-title">
      <h2 id="data-title">Dati inviati</h2>
      {blocks.map((block) => (
        <details key={block.key} className="sent-block">
          <summary>{block.title}</summary>
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

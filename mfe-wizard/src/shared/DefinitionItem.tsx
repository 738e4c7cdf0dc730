import type { ReactNode } from 'react';

/** One term of the facts about a dossier with its value. */
export const DefinitionItem = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

import type { ReactNode } from 'react';

/** One line of the facts about a dossier. */
export const DefinitionItem = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

export interface PostponedDossier {
  id: number;
  /** As the page shows it. */
  revision?: number;
  /** "Pratica 12 · Mario Rossi". */
  subject: string;
}

export interface PostponeDialogProps {
  /** `null` while nothing is asked. */
  dossiers: readonly PostponedDossier[] | null;
  busy: boolean;
  onCancel: () => void;
  /** `words`: "fino al 12/12/2026". */
  onConfirm: (choice: { until: string | null; note: string | null; words: string }) => void;
}

import type { StatusCode } from '../statuses/index.js';

interface HistoryStep {
  readonly at: string;
  readonly to: string;
  readonly reason: string | null;
}

interface ResubmittedDossier {
  readonly history: readonly HistoryStep[];
  /** The submission before the last one; `null` of a dossier that came in once. */
  readonly previousSubmission: { readonly at: string } | null;
  readonly documents: readonly {
    readonly document: { readonly name: string; readonly files: readonly { created: string }[] };
  }[];
}

/** What an operator has to know of a dossier that came in again. */
export interface Resubmission {
  /** The corrections that were asked; `null` where the fitter took it back unasked. */
  readonly asked: string | null;
  /** Documents with files that came since. */
  readonly newDocuments: readonly string[];
}

const CORRECTIONS: StatusCode = 'WAITING';

/** `null` where the dossier came in once. */
export function describeResubmission({
  history,
  previousSubmission,
  documents,
}: ResubmittedDossier): Resubmission | null {
  if (previousSubmission === null) return null;
  const since = previousSubmission.at;
  const request = history
    .filter(({ to, at, reason }) => to === CORRECTIONS && reason !== null && at >= since)
    .reduce<HistoryStep | null>(
      (last, step) => (last === null || step.at > last.at ? step : last),
      null,
    );
  return {
    asked: request?.reason ?? null,
    newDocuments: documents
      .filter(({ document }) => document.files.some(({ created }) => created > since))
      .map(({ document }) => document.name),
  };
}

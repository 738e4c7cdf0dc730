import type { DocumentSetItemDto } from '@pratiche/api';
import {
  isDocumentPointOpen,
  isFieldPointOpen,
  type DossierForm,
  type RecordedReturnPoint,
  type StepId,
  STEP_FIELDS,
} from '@pratiche/domain';
import { useDossierState } from '../form/dossier-session-context.js';
import type { SessionState } from '../state/session-state.js';

type PointedState = Pick<SessionState, 'form' | 'record'>;

/** An older server, still running during an upgrade, names no points. */
export const listPoints = ({
  record,
}: Pick<SessionState, 'record'>): readonly RecordedReturnPoint[] =>
  (record?.returnPoints as readonly RecordedReturnPoint[] | undefined) ?? NO_POINTS;

const NO_POINTS: readonly RecordedReturnPoint[] = [];

const findFieldText = (state: PointedState, name: string): string | null =>
  listPoints(state).find((point) => point.field === name && isFieldPointOpen(point, state.form))
    ?.text ?? null;

/** What the operators wrote about a field, until its value changes. */
export const useFieldReturnText = (name: string): string | null =>
  useDossierState((state) => findFieldText(state, name));

/** A reason without the words that are read at the places it points at, while a field is as it was. */
export const hideOpenWords = (
  reason: string,
  points: readonly RecordedReturnPoint[],
  form: DossierForm,
): string =>
  points
    .filter((point) => point.field === null || isFieldPointOpen(point, form))
    .reduce((rest, { text }) => rest.replaceAll(`: ${text}`, '').replaceAll(text, ''), reason)
    .trim();

/** The dossier came back with points that say where. */
export const useHasReturnPoints = (): boolean =>
  useDossierState((state) => listPoints(state).length > 0);

/** The dossier came back with a reason that points at nothing, so that nothing can be called settled. */
export const useIsReturnedWhole = (): boolean =>
  useDossierState((state) => Boolean(state.record?.rejectReason) && listPoints(state).length === 0);

/** What they wrote about the fields of a step, as one text so that it stays equal. */
export function useStepReturnTexts(step: StepId): { field: keyof DossierForm; text: string }[] {
  const open = useDossierState((state) =>
    STEP_FIELDS[step].filter((field) => findFieldText(state, field) !== null).join(),
  );
  const points = useDossierState((state) => state.record?.returnPoints);
  const fields = new Set(open.split(','));
  return ((points ?? []) as readonly RecordedReturnPoint[]).flatMap(({ field, text }) =>
    field !== null && fields.has(field) ? [{ field, text }] : [],
  );
}

/** What they wrote about a document, until its files change. */
export function useDocumentReturnText({ id, document }: DocumentSetItemDto): string | null {
  const points = useDossierState((state) => state.record?.returnPoints);
  const fileIds = document.files.map((file) => file.id);
  return (
    points?.find((point) => point.itemId === id && isDocumentPointOpen(point, fileIds))?.text ??
    null
  );
}

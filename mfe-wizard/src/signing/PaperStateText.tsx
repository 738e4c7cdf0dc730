import type { SignablePaperDto } from '@pratiche/api';
import {
  type Viewer,
  describeMissingPrints,
  findStepByPath,
  getStepTitle,
  type MissingPrint,
} from '@pratiche/domain';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { isLackingData } from './paper-state.js';
import { signatureStateText, SIGNING_TEXTS as TEXTS } from './texts.js';

/** Opens the step of a field at the field; `null` for what the reader does not fill in. */
export type FieldOpener = (field: string) => (() => void) | null;

interface PaperStateTextProps {
  paper: SignablePaperDto;
  /** Who reads it; the fitter by default. */
  viewer?: Viewer;
  findOpener: FieldOpener;
}

/** The state of a paper in a line; each value that it lacks leads to its field. */
export function PaperStateText({ paper, viewer = 'fitter', findOpener }: PaperStateTextProps) {
  if (!isLackingData(paper)) return signatureStateText(paper);
  const missing = describeMissingPrints(paper.missing, paper.signedBy);
  // A customer is not told what others have to do as if it were theirs.
  const canHelp = missing.some(({ field }) => field !== null && findOpener(field) !== null);
  if (viewer === 'beneficiary' && !canHelp) return TEXTS.signLater;
  return (
    <>
      {TEXTS.notReady(missing.length > 1 || missing.some(({ isPlural }) => isPlural))}{' '}
      {missing.map((print, index) => (
        <Fragment key={print.name}>
          {index > 0 && ' '}
          <MissingPrintName
            print={print}
            viewer={viewer}
            findOpener={findOpener}
            comma={index < missing.length - 1 ? ',' : ''}
          />
        </Fragment>
      ))}
    </>
  );
}

interface MissingPrintNameProps {
  print: MissingPrint;
  viewer: Viewer;
  findOpener: FieldOpener;
  /** Within the button, because beside one of two lines it would begin the next. */
  comma: '' | ',';
}

function MissingPrintName({ print, viewer, findOpener, comma }: MissingPrintNameProps) {
  const { name, field, isInProfile = false } = print;
  if (isInProfile)
    return (
      <Link to="/accounts/edit">
        {TEXTS.inProfile(name)}
        {comma}
      </Link>
    );
  const open = field === null ? null : findOpener(field);
  const step = field === null ? null : findStepByPath(field);
  if (open === null || step === null) return name + comma;
  return (
    <button type="button" className="pr-link-button" onClick={open}>
      {TEXTS.inStep(name, getStepTitle(step, viewer))}
      {comma}
    </button>
  );
}

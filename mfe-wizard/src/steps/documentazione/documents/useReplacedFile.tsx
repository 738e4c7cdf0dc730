import type { DocumentSetItemDto, UploadedFileDto } from '@pratiche/api';
import { findReplacedFileId } from '@pratiche/domain';
import { useLeaveConfirmation } from '@pratiche/federation/leave-confirmation';
import { Button, useAlerts } from '@pratiche/ui';
import { useEffect, useRef, useState } from 'react';
import { FORM_TEXTS } from '../../../form/texts.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';
import type { DocumentRowKind } from './document-row-kind.js';

/** What the fitter answers: a file to replace, beside the others, or nothing. */
type ReplacedFileAnswer = UploadedFileDto | 'add' | 'cancel';

interface ReplacedFileOptions {
  item: DocumentSetItemDto;
  kind: DocumentRowKind;
  uploadFiles: (files: File[]) => void;
  replaceFile: (replaced: UploadedFileDto, files: File[]) => void;
}

/** Sends new files of a document; where it is marked for correction they replace a file. */
export function useReplacedFile({ item, kind, uploadFiles, replaceFile }: ReplacedFileOptions) {
  const alerts = useAlerts();
  const [asked, setAsked] = useState<File[] | null>(null);
  // The chosen file is nowhere but on this screen.
  useLeaveConfirmation({
    hasChanges: asked !== null,
    text: TEXTS.fileLost(asked?.map(({ name }) => name).join(', ') ?? '', asked?.length ?? 0),
    asksOnBack: true,
  });
  const { code, files: there } = item.document;

  const sendFiles = (files: File[]) => {
    const replacedId =
      kind === 'mend'
        ? findReplacedFileId(
            code,
            there.map(({ id }) => id),
          )
        : null;
    const replaced = there.find(({ id }) => id === replacedId);
    setAsked(replacedId === 'ask' ? files : null);
    if (replaced !== undefined) replaceFile(replaced, files);
    else if (replacedId === null) uploadFiles(files);
  };
  const answer = (given: ReplacedFileAnswer) => {
    setAsked(null);
    alerts.withdraw(FORM_TEXTS.answerFirst);
    if (asked === null || given === 'cancel') return;
    if (given === 'add') uploadFiles(asked);
    else replaceFile(given, asked);
  };
  return { asked, sendFiles, answer };
}

interface ReplacedFileQuestionProps {
  /** The new files, which wait for the answer. */
  added: readonly File[];
  /** The files of the document. */
  files: readonly UploadedFileDto[];
  onAnswer: (answer: ReplacedFileAnswer) => void;
}

/** Asks which file of a document the new one replaces. */
export function ReplacedFileQuestion({ added, files, onAnswer }: ReplacedFileQuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  const text = TEXTS.replacedFile(added.map(({ name }) => name).join(', '), added.length);
  return (
    <div ref={question} role="group" tabIndex={-1} aria-label={text} className="wz-replaced">
      <p>{text}</p>
      {files.map((file) => (
        <Button key={file.id} onClick={() => onAnswer(file)}>
          {TEXTS.replaceFile(file.fileName)}
        </Button>
      ))}
      <Button onClick={() => onAnswer('add')}>{TEXTS.addFile}</Button>
      <Button type="text" onClick={() => onAnswer('cancel')}>
        {TEXTS.cancel}
      </Button>
    </div>
  );
}

import type { UploadedFileDto } from '@pratiche/api';
import { Button } from '@pratiche/ui';
import { useEffect, useRef } from 'react';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';
import type { ReplacedFileAnswer } from './useReplacedFile.js';

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

import type { DocumentSetItemDto, OpenDocumentRequestDto } from '@pratiche/api';
import type { DossierForm } from '@pratiche/domain';
import { Button, DateText, type PreviewFile } from '@pratiche/ui';
import { useState } from 'react';
import type { UploadTarget } from '../../shared/upload-form.js';
import { AddFileDrop } from './AddFileDrop.js';
import { CheckButton } from './CheckButton.js';
import { DocumentFileItem } from './DocumentFileItem.js';
import { DocumentMenu } from './DocumentMenu.js';
import { DocumentPoints } from './DocumentPoints.js';
import { OpenRequest } from './OpenRequest.js';
import type { DocumentChecks } from './useDocumentChecks.js';
import { ADMIN_DOCUMENT_TEXTS } from './texts.js';

interface DocumentItemProps {
  item: DocumentSetItemDto;
  form: DossierForm;
  request: OpenDocumentRequestDto | undefined;
  checks: DocumentChecks;
  /** Files since this moment are new to the operator; `null` after a first sending. */
  since: string | null;
  /** The document may now be asked for. */
  mayAsk: boolean;
  /** The back office may now add a file to this document. */
  mayAdd: boolean;
  target: UploadTarget;
  busy: boolean;
  onPreview: (file: PreviewFile) => void;
  onAsk: () => void;
  onRevoke: (requestId: number) => void;
}

/** One document with its files: what is to be done with it is one button, the rest a menu. */
export function DocumentItem(props: DocumentItemProps) {
  const { item, form, request, checks, since, mayAsk, mayAdd, target, busy } = props;
  const { document, isMandatory } = item;
  const { name, files } = document;
  const [adding, setAdding] = useState(false);
  const check = checks.findCheck(item.id);
  const isEmpty = files.length === 0;
  return (
    <li>
      <span className="admin-document-row">
        <span className="admin-document-name">{name}</span>
        <span className="admin-document-actions">
          {!isEmpty && checks.mayCheck(item) && <CheckButton item={item} checks={checks} />}
          {isEmpty && mayAsk && (
            <Button
              size="small"
              aria-label={ADMIN_DOCUMENT_TEXTS.requestOf(name)}
              onClick={props.onAsk}
            >
              {ADMIN_DOCUMENT_TEXTS.request}
            </Button>
          )}
          <DocumentMenu
            name={name}
            files={files}
            onAsk={mayAsk && !isEmpty ? props.onAsk : null}
            onAdd={mayAdd ? () => setAdding(true) : null}
          />
        </span>
      </span>
      {isEmpty && (
        <span className={isMandatory ? 'admin-missing' : 'pr-muted'}>
          {isMandatory
            ? ADMIN_DOCUMENT_TEXTS.mandatoryMissing
            : ADMIN_DOCUMENT_TEXTS.optionalMissing}
        </span>
      )}
      {check && (
        <span className="admin-check">
          {ADMIN_DOCUMENT_TEXTS.checkedBy(check.who)} <DateText value={check.at} time />
        </span>
      )}
      {files.map((file) => (
        <DocumentFileItem
          dossierId={target.moduleId}
          key={file.id}
          file={file}
          documentName={name}
          isNew={
            (since !== null && file.created > since) ||
            request?.newFileIds.includes(file.id) === true
          }
          onPreview={props.onPreview}
        />
      ))}
      {!isEmpty && <DocumentPoints code={document.code} name={name} form={form} />}
      {request && (
        <OpenRequest
          name={name}
          request={request}
          busy={busy}
          onRevoke={() => props.onRevoke(request.id)}
        />
      )}
      <AddFileDrop name={name} target={target} isOpen={adding} onClose={() => setAdding(false)} />
    </li>
  );
}

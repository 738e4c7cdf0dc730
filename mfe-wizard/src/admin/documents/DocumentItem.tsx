import {
  type DocumentSetItemDto,
  downloadFileOrLink,
  type OpenDocumentRequestDto,
  type UploadedFileDto,
} from '@pratiche/api';
import {
  Button,
  DateText,
  Dropdown,
  FileTextOutlined,
  type MenuItem,
  type PreviewFile,
  useApi,
  useDownload,
} from '@pratiche/ui';
import { useState } from 'react';
import type { UploadTarget } from '../../shared/upload-form.js';
import { AddFileDrop } from './AddFileDrop.js';
import { getDocumentRowId } from './counted-documents.js';
import { CheckButton } from './CheckButton.js';
import { DocumentFileMarks } from './DocumentFileMarks.js';
import type { DocumentChecks } from './useDocumentChecks.js';
import { ADMIN_DOCUMENT_TEXTS } from './texts.js';

interface DocumentItemProps {
  item: DocumentSetItemDto;
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

/** One document in one line: its name opens it, its tick says that it was looked at, the rest is a menu. */
export function DocumentItem(props: DocumentItemProps) {
  const { item, request, checks, since, mayAsk, mayAdd, target, busy } = props;
  const { document, isMandatory } = item;
  const { name, files } = document;
  const [adding, setAdding] = useState(false);
  const check = checks.findCheck(item.id);
  const isEmpty = files.length === 0;
  return (
    <li id={getDocumentRowId(item.id)}>
      <span className="admin-document-row">
        <DocumentFiles name={name} files={files} onPreview={props.onPreview} />
        {isEmpty && (
          <span className={isMandatory ? 'admin-missing' : 'pr-muted'}>
            {isMandatory
              ? ADMIN_DOCUMENT_TEXTS.mandatoryMissing
              : ADMIN_DOCUMENT_TEXTS.optionalMissing}
          </span>
        )}
        <span className="admin-document-actions">
          {check && (
            <span className="pr-visually-hidden">
              {ADMIN_DOCUMENT_TEXTS.checkedBy(check.who)} <DateText value={check.at} time />
            </span>
          )}
          {!isEmpty && (checks.mayCheck(item) || checks.findRefusal(item) !== null) && (
            <CheckButton item={item} checks={checks} isTick />
          )}
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
      {files.map((file) => (
        <DocumentFileMarks
          dossierId={target.moduleId}
          key={file.id}
          file={file}
          isNew={
            (since !== null && file.created > since) ||
            request?.newFileIds.includes(file.id) === true
          }
        />
      ))}
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

interface DocumentFilesProps {
  name: string;
  files: readonly UploadedFileDto[];
  onPreview: (file: PreviewFile) => void;
}

/** The name of a document opens its first file; the others have a number each. */
function DocumentFiles({ name, files: [first, ...others], onPreview }: DocumentFilesProps) {
  if (first === undefined) return <span className="admin-document-name">{name}</span>;
  const describe = (file: UploadedFileDto, shown = name) => ({
    title: file.fileName,
    'aria-label': ADMIN_DOCUMENT_TEXTS.previewOf(shown, file.fileName),
    onClick: () => onPreview({ ...file, title: name }),
  });
  return (
    <>
      <button type="button" className="admin-document-name" {...describe(first)}>
        <FileTextOutlined />
        <span>{name}</span>
      </button>
      {others.map((file, index) => (
        <button
          key={file.id}
          type="button"
          className="admin-document-more"
          {...describe(file, `${name} ${index + 2}`)}
        >
          {index + 2}
        </button>
      ))}
    </>
  );
}

interface DocumentMenuProps {
  name: string;
  files: readonly UploadedFileDto[];
  /** `null` when it may not be done now. */
  onAsk: (() => void) | null;
  onAdd: (() => void) | null;
}

/** The rarer acts on a document. */
function DocumentMenu({ name, files, onAsk, onAdd }: DocumentMenuProps) {
  const api = useApi();
  const { download } = useDownload();
  const items: MenuItem[] = files.map(({ id, fileName }) => ({
    key: `download-${id}`,
    label: ADMIN_DOCUMENT_TEXTS.download(fileName),
    onClick: () =>
      download(
        id,
        () => downloadFileOrLink(api, '/api/Upload/download/{fileId}', { path: { fileId: id } }),
        ADMIN_DOCUMENT_TEXTS.downloadFailed,
      ),
  }));
  if (onAsk)
    items.unshift({ key: 'ask', label: ADMIN_DOCUMENT_TEXTS.requestAgain, onClick: onAsk });
  if (onAdd) items.push({ key: 'add', label: ADMIN_DOCUMENT_TEXTS.addFile, onClick: onAdd });
  if (items.length === 0) return null;
  return (
    <Dropdown menu={{ items }}>
      <Button size="small" type="text" aria-label={ADMIN_DOCUMENT_TEXTS.otherActions(name)}>
        ⋯
      </Button>
    </Dropdown>
  );
}

interface OpenRequestProps {
  name: string;
  request: OpenDocumentRequestDto;
  busy: boolean;
  onRevoke: () => void;
}

/** That a document was asked for again, and what became of it. */
function OpenRequest({ name, request, busy, onRevoke }: OpenRequestProps) {
  return (
    <span className="admin-request">
      {request.newFileIds.length > 0
        ? ADMIN_DOCUMENT_TEXTS.uploadedNotSent
        : ADMIN_DOCUMENT_TEXTS.requestWaits}{' '}
      (<DateText value={request.asked} />)
      <Button
        size="small"
        type="link"
        loading={busy}
        aria-label={ADMIN_DOCUMENT_TEXTS.withdrawRequestOf(name)}
        onClick={onRevoke}
      >
        {ADMIN_DOCUMENT_TEXTS.withdrawRequest}
      </Button>
    </span>
  );
}

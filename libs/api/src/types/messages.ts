import type { MessageKind, MessageSide } from '@pratiche/domain';
import type { AdminFile, DocumentSetItem, UploadedFile } from './module.js';

export interface DossierMessage {
  id: number;
  at: string;
  side: MessageSide;
  /** Name people recognise: company or operator. */
  who: string;
  kind: MessageKind;
  text: string;
  /** Document it is about; `null` for plain messages. */
  documentName: string | null;
  requestId: number | null;
  attachment: UploadedFile | null;
  /** The other side has seen it. */
  isRead: boolean;
}

/** A document that the back office requested again and that is still missing. */
export interface OpenDocumentRequest {
  id: number;
  itemId: number;
  documentName: string;
  asked: string;
  /** What the operator wrote with it. */
  text: string;
  /** Files that answer it, uploaded since. */
  newFileIds: number[];
}

/** Answer of `GET Module/messages/{id}`. */
export interface MessageThread {
  /** Oldest first. */
  messages: DossierMessage[];
  requests: OpenDocumentRequest[];
  /** Messages of the other side the caller's side has not seen. */
  unread: number;
  /** Why writing is not allowed; `null` when it is. */
  closedBecause: string | null;
}

/** Answer of `GET Module/documents/{id}`: the documents of a dossier, for owner and back office. */
export interface DossierDocumentList {
  documents: DocumentSetItem[];
  /** CodiceCpid, Ricevuta. */
  adminFiles: AdminFile[];
}

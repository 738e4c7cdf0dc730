import type { MessageThread as ThreadView } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import {
  isBackOffice,
  refuseDocumentRequest,
  refuseMessage,
  REQUIRED_MESSAGE,
  type AuditAction,
  type MessageKind,
  type MessageSide,
} from '@pratiche/domain';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { DocumentSet } from '../documents/document-set.js';
import { DossierFiles } from '../documents/dossier-files.js';
import type { ReceivedFile } from '../documents/file-intake.js';
import { DossierStore, type Dossier } from '../module/dossier-store.js';
import { People } from '../module/people.js';
import { rerunWhenStale, UnitOfWork } from '../platform/database/index.js';
import { badRequest, conflict, notFound } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { answersOf } from './documents-view.js';
import { DocumentRequests } from './store/document-requests.js';
import { Threads } from './store/threads.js';
import { newsColumns, ThreadNews } from './thread-news.js';
import { ThreadReader } from './thread-reader.js';

interface Post {
  kind: MessageKind;
  text: string;
  itemId?: number;
  requestId?: number;
  attachment?: ReceivedFile | null;
  key?: string | null;
}

const ACTIONS = {
  text: 'message',
  request: 'document-request',
  revoke: 'document-request-withdrawn',
  answer: 'document-request-answered',
} as const satisfies Record<MessageKind, AuditAction>;

const NO_REQUEST = 'Questa richiesta non esiste.';
const CLOSED = 'La richiesta è già chiusa: ricaricare la pagina.';
const CHANGED = 'Lo stato della pratica è cambiato nel frattempo: ricaricare la pagina.';

const sideOf = (caller: CurrentCaller): MessageSide =>
  isBackOffice(caller.role) ? 'office' : 'fitter';

/** What fitter and back office say to each other about a dossier, and the documents asked for again. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: DossierStore,
    private readonly set: DocumentSet,
    private readonly files: DossierFiles,
    private readonly people: People,
    private readonly threads: Threads,
    private readonly requests: DocumentRequests,
    private readonly news: ThreadNews,
    private readonly reader: ThreadReader,
    private readonly audit: AuditLogService,
  ) {}

  async read(caller: CurrentCaller, id: number): Promise<ThreadView> {
    return this.reader.of(await this.store.readable(caller, id), sideOf(caller));
  }

  async mayWrite(caller: CurrentCaller, id: number): Promise<Dossier> {
    const dossier = await this.store.readable(caller, id);
    const refusal = refuseMessage(dossier.sent !== null);
    if (refusal !== null) throw conflict(refusal, 'dossier-never-sent');
    return dossier;
  }

  /** @returns `isNew` is false when the key was used before: nothing was written and the file given is not wanted */
  async write(
    caller: CurrentCaller,
    id: number,
    text: string,
    attachment: ReceivedFile | null,
    key: string | null,
  ): Promise<{ isNew: boolean; thread: ThreadView }> {
    const dossier = await this.mayWrite(caller, id);
    if (text === '' && attachment === null) {
      throw badRequest(
        'Il messaggio è vuoto: scrivere un testo o allegare un file.',
        'invalid-data',
        { errors: [{ field: 'text', message: REQUIRED_MESSAGE }] },
      );
    }
    const isNew = await this.inOrder(async () =>
      this.post(caller, dossier, { kind: 'text', text, attachment, key }),
    );
    return { isNew, thread: await this.read(caller, id) };
  }

  /** What the caller's side has seen; a mark never goes back. */
  async markRead(caller: CurrentCaller, id: number, lastId: number): Promise<void> {
    await this.store.readable(caller, id);
    const side = sideOf(caller);
    const { unread, readId } = newsColumns(side);
    if ((await this.threads.find(id)) === null) return;
    await this.unitOfWork.run(async () => {
      const thread = await this.threads.hold(id);
      const seen = Math.min(lastId, await this.threads.lastId(id));
      if (seen <= thread[readId]) return;
      const left = await this.threads.unseen(id, side, seen);
      await this.threads.update(id, { [readId]: seen, [unread]: left.length });
    });
  }

  /** The back office asks for one document again. The rest of the dossier stays as it was sent. */
  async ask(caller: CurrentCaller, id: number, itemId: number, text: string): Promise<ThreadView> {
    await this.inOrder(async () => {
      const dossier = await this.store.find(id);
      const refusal = refuseDocumentRequest(dossier.status);
      if (refusal !== null) throw conflict(refusal, 'request-refused');
      if (!this.set.askedOf(dossier.data).some((document) => document.itemId === itemId)) {
        throw badRequest(
          'Il documento indicato non è tra quelli richiesti dalla pratica.',
          'unknown-document',
          { errors: [{ field: 'itemId', message: 'Documento non previsto.' }] },
        );
      }
      // Nobody completes or returns the dossier while it is asked for.
      if (!(await this.store.updateStatus(dossier, { updated: new Date() })))
        throw conflict(CHANGED);
      if ((await this.requests.openFor(id, itemId)) !== null)
        throw conflict(
          'Questo documento è già stato richiesto: la richiesta è ancora aperta.',
          'already-requested',
        );
      const afterFileId = Math.max(0, ...(await this.files.of(id)).map((file) => file.id));
      const requestId = await this.requests.ask({
        dossierId: id,
        itemId,
        afterFileId,
        askedBy: caller.id,
      });
      await this.post(caller, dossier, { kind: 'request', text, itemId, requestId });
    });
    return this.read(caller, id);
  }

  async revoke(caller: CurrentCaller, id: number, requestId: number): Promise<ThreadView> {
    await this.inOrder(async () => {
      const dossier = await this.store.find(id);
      const request = await this.requests.find(id, requestId);
      if (request === null) throw notFound(NO_REQUEST);
      if (!(await this.requests.close(requestId, 'revoked', caller.id)))
        throw conflict(CLOSED, 'request-closed');
      await this.post(caller, dossier, {
        kind: 'revoke',
        text: '',
        itemId: request.itemId,
        requestId,
      });
    });
    return this.read(caller, id);
  }

  /** The owner says that the files are there; from then on they are frozen like the rest. */
  async answer(
    caller: CurrentCaller,
    id: number,
    requestId: number,
    text: string,
  ): Promise<ThreadView> {
    await this.inOrder(async () => {
      const dossier = await this.store.own(caller, id);
      const request = await this.requests.find(id, requestId);
      if (request === null) throw notFound(NO_REQUEST);
      // Taken first: no file comes or goes between the check and the closing.
      if (request.openItem === null || !(await this.requests.hold(id, request.itemId)))
        throw conflict(CLOSED, 'request-closed');
      if (answersOf(request, await this.files.of(id)).length === 0)
        throw conflict('Prima va caricato il documento richiesto.', 'document-missing');
      if (!(await this.requests.close(requestId, 'answered', caller.id)))
        throw conflict(CLOSED, 'request-closed');
      await this.post(caller, dossier, {
        kind: 'answer',
        text,
        itemId: request.itemId,
        requestId,
      });
    });
    return this.read(caller, id);
  }

  /** Adds a message and tells the other side; `false` when its key was used before. */
  private async post(
    caller: CurrentCaller,
    dossier: Dossier,
    { kind, text, itemId, requestId, attachment = null, key = null }: Post,
  ): Promise<boolean> {
    const thread = await this.threads.hold(dossier.id);
    if (key !== null && (await this.threads.findByKey(dossier.id, caller.id, key)) !== null)
      return false;
    const attachmentId =
      attachment === null
        ? null
        : (
            await this.files.addNamed({
              ...attachment,
              dossierId: dossier.id,
              purpose: 'message',
              itemId: null,
              uploadedBy: caller.id,
            })
          ).id;
    const side = sideOf(caller);
    const { name } = await this.people.get(caller.id);
    await this.threads.insert({
      dossierId: dossier.id,
      at: new Date(),
      authorId: caller.id,
      side,
      who: name,
      kind,
      text,
      itemId: itemId ?? null,
      requestId: requestId ?? null,
      attachmentId,
      idempotencyKey: key,
    });
    if (requestId !== undefined)
      await this.threads.update(dossier.id, {
        openRequests: await this.requests.countOpen(dossier.id),
      });
    await this.audit.appendAuditEntry({
      by: caller,
      action: ACTIONS[kind],
      subject: { kind: 'dossier', id: dossier.id },
      details: {
        ...(itemId === undefined ? {} : { document: this.set.codeOf(itemId) }),
        attachment: attachment !== null,
      },
    });
    await this.news.written(dossier, thread, { side, kind, text });
    return true;
  }

  private async inOrder<T>(work: () => Promise<T>): Promise<T> {
    return rerunWhenStale(() => this.unitOfWork.run(work));
  }
}

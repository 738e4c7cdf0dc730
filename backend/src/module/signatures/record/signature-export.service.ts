import { Readable } from 'node:stream';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { createSealText, serializeRecord, type SignatureRecord } from '@pratiche/domain/signatures';
import { AppConfig } from '../../../platform/config/index.js';
import { createAttachment } from '../../../platform/http/attachment.util.js';
import { FileStorageService } from '../../../platform/storage/index.js';
import type { ZipEntry } from '../../../platform/zip/zip.types.js';
import { createZipStream } from '../../../platform/zip/zip-stream.factory.js';
import { SettingsService } from '../../../settings/settings.service.js';
import { PaperSignatureRepository, type PaperSignature } from '../paper-signature.repository.js';
import { PaperFileService } from '../paper-file.service.js';
import { sha256 } from '../signature-hash.util.js';
import { readDrawingFile } from '../signature-mark.util.js';
import { signatureNotFoundProblem } from '../signing-problems.factory.js';
import { createCertificatePdf } from './signature-certificate.factory.js';
import { SignatureRecordService } from './signature-record.service.js';

const READ_ME = [
  'Prove di una firma online. Come si controllano senza il portale:',
  '',
  '1. sha256sum documento.pdf  -> "documentSha256" in registro.json',
  '2. sha256sum sigillo.json   -> "seal" in registro.json',
  '3. openssl ts -verify -data sigillo.json -in marca.tsr -CAfile radice-della-TSA.pem',
  '4. npm run verify-signature -- prove.zip   (controlla tutto il registro, passaggio per passaggio)',
  '5. openssl pkeyutl -verify -pubin -inkey chiave-portale-….pem -rawin -in sigillo.json -sigfile sigillo.firma',
  '   (la firma del portale; il nome della chiave è anche sul certificato: sono le prime 32 cifre di',
  '   openssl pkey -pubin -in chiave-portale-….pem -outform DER | sha256sum)',
  '6. "hash" del passaggio "signed" in registro.json = impronta della firma nell’e-mail a chi ha firmato',
  '',
].join('\r\n');

/** Files of a signature that leave the portal. */
@Injectable()
export class SignatureExportService {
  constructor(
    private readonly signatureRecordService: SignatureRecordService,
    private readonly paperFileService: PaperFileService,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly fileStorageService: FileStorageService,
    private readonly config: AppConfig,
    private readonly settingsService: SettingsService,
  ) {}

  /** The file that is or was signed, byte for byte. */
  async createPaperFile({ storageKey, fileName }: PaperSignature): Promise<StreamableFile> {
    return toPdfFile(await this.paperFileService.readPaper(storageKey), fileName);
  }

  /** @throws 404 before the paper is signed */
  async createCertificateFile(row: PaperSignature): Promise<StreamableFile> {
    return toPdfFile(await this.createCertificate(row), `certificato-${row.fileName}`);
  }

  /** The certificates of the papers of a dossier that are signed online, each written in its turn. */
  async listCertificateEntries(dossierId: number, folder = ''): Promise<ZipEntry[]> {
    const rows = await this.paperSignatureRepository.listLiveByDossier(dossierId);
    return rows
      .filter(({ signed }) => signed !== null)
      .map((row) => ({
        name: `${folder}Certificato di firma - ${row.fileName}`,
        modified: row.signed ?? row.created,
        content: () => this.createCertificate(row),
      }));
  }

  /** Everything that checks a signature without the portal. @throws 404 before it is signed */
  async createEvidenceZip(row: PaperSignature): Promise<StreamableFile> {
    const certificate = await this.createCertificate(row);
    const record = await this.signatureRecordService.readRecord(row);
    const signed = record.events.find(({ type }) => type === 'signed');
    const modified = row.signed ?? row.created;
    const entry = (name: string, content: Buffer | string): ZipEntry => ({
      name,
      modified,
      content: Buffer.from(content),
    });
    const entries = [
      entry('documento.pdf', await this.paperFileService.readPaper(row.storageKey)),
      entry('registro.json', serializeRecord(record)),
      ...(signed === undefined
        ? []
        : [entry('sigillo.json', createSealText(record.envelope, signed, sha256))]),
      ...listPortalFiles(record, this.signatureRecordService.exportPublicKeys(record)).map(
        ([name, content]) => entry(name, content),
      ),
      ...listDrawingEntries(row).map(({ name, bytes }) => entry(name, bytes)),
      ...(row.token === null ? [] : [entry('marca.tsr', Buffer.from(row.token, 'base64'))]),
      entry('certificato.pdf', certificate),
      entry('LEGGIMI.txt', READ_ME),
    ];
    return createAttachment(createZipStream(this.fileStorageService, entries), {
      fileName: `prove-${row.fileName.replace(/\.pdf$/i, '')}.zip`,
      contentType: 'application/zip',
    });
  }

  private async createCertificate(row: PaperSignature): Promise<Buffer> {
    if (row.signed === null) throw signatureNotFoundProblem();
    const checked = await this.signatureRecordService.checkRecord(row);
    return createCertificatePdf(row, checked, {
      publicUrl: this.config.publicUrl,
      brand: this.settingsService.getCurrentValue('brand').name,
    });
  }
}

/** The portal's signature of the seal, and the public keys that check the whole record. */
function listPortalFiles(
  { events, portalSignatures = [] }: SignatureRecord,
  keys: ReadonlyMap<string, string>,
): [name: string, content: Buffer | string][] {
  const signed = events.find(({ type }) => type === 'signed');
  const seal = portalSignatures.find(({ seq }) => seq === signed?.seq);
  return [
    ...(seal === undefined
      ? []
      : [['sigillo.firma', Buffer.from(seal.value, 'base64')] as [string, Buffer]]),
    ...[...keys].map(([kid, pem]): [string, string] => [`chiave-portale-${kid}.pem`, pem]),
  ];
}

const listDrawingEntries = ({ drawing }: PaperSignature) =>
  drawing === null ? [] : [readDrawingFile(drawing)];

const toPdfFile = (bytes: Buffer, fileName: string): StreamableFile =>
  createAttachment(Readable.from([bytes]), {
    fileName,
    contentType: 'application/pdf',
    size: bytes.length,
  });

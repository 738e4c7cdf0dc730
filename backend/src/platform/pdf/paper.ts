import { blankDocument } from './blank-document.js';
import { paperFonts } from './fonts.js';
import { COLOURS, LINE_GAP, PAGE, PRODUCT_NAME, SIZES } from './look.js';
import { numberPages } from './page-frame.js';
import { drawTable, type Table } from './table.js';
import { safeText } from './safe-text.js';
import { inSpan } from '../tracing/index.js';

export interface PaperOptions {
  title: string;
  subject?: string;
  /** Moment written into the file; the same content at the same moment is the same file to the byte. */
  created?: Date;
}

/** A label with its value; `null` leaves a line to fill by hand. */
export type KeyValue = readonly [label: string, value: string | null];

/**
 * A document on A4 paper, written from top to bottom: tagged for screen readers, fonts embedded, product name above and
 * page numbers below. Every text is cleaned by {@link safeText}.
 */
export class PdfPaper {
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly name: string;

  constructor({ title, subject, created = new Date() }: PaperOptions) {
    this.name = safeText(title);
    const { regular, bold } = paperFonts();
    this.doc = blankDocument({
      size: 'A4',
      pdfVersion: '1.7',
      tagged: true,
      lang: 'it-IT',
      displayTitle: true,
      bufferPages: true,
      margins: PAGE,
      info: {
        Title: this.name,
        Author: PRODUCT_NAME,
        Creator: PRODUCT_NAME,
        CreationDate: created,
        ...(subject ? { Subject: safeText(subject) } : {}),
      },
    });
    this.doc.registerFont('regular', regular).registerFont('bold', bold);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.normal();
  }

  /** The document's own heading, once and first. */
  title(text = this.name): this {
    return this.text('H1', text, { font: 'bold', size: SIZES.title, after: 8 });
  }

  heading(text: string): this {
    this.keep(64);
    this.doc.y += 8;
    return this.text('H2', text, {
      font: 'bold',
      size: SIZES.heading,
      colour: COLOURS.brand,
      after: 4,
    });
  }

  paragraph(text: string): this {
    return this.text('P', text, { after: 6 });
  }

  /** Notes, sources and remarks. */
  small(text: string): this {
    return this.text('P', text, { size: SIZES.small, colour: COLOURS.muted, after: 4 });
  }

  strong(text: string): this {
    return this.text('P', text, { font: 'bold', after: 6 });
  }

  list(items: readonly string[]): this {
    this.items(items.map((text) => ['•', text]));
    return this;
  }

  numbered(items: readonly string[]): this {
    this.items(items.map((text, index) => [`${index + 1}.`, text]));
    return this;
  }

  table(table: Table): this {
    drawTable(this.doc, this.root, table);
    return this.normal();
  }

  /** Labels at the left, values at the right. */
  keyValues(rows: readonly KeyValue[]): this {
    return this.table({ columns: [{ width: 36, isHeader: true }, { width: 64 }], rows });
  }

  checkBox(text: string, isChecked = false): this {
    this.keep(24);
    const { x, y } = this.doc;
    const side = SIZES.text;
    this.root.add(
      this.doc.struct(
        'P',
        { actual: safeText(`${isChecked ? 'Selezionato' : 'Da selezionare'}: ${text}`) },
        () => {
          this.doc
            .lineWidth(0.8)
            .rect(x, y + 1, side, side)
            .stroke(COLOURS.ink);
          if (isChecked)
            this.doc
              .moveTo(x + 2, y + 3)
              .lineTo(x + side - 2, y + side - 1)
              .moveTo(x + side - 2, y + 3)
              .lineTo(x + 2, y + side - 1)
              .stroke(COLOURS.ink);
          this.doc.text(safeText(text), x + side + 7, y, {
            width: this.width - side - 7,
            lineGap: LINE_GAP,
          });
        },
      ),
    );
    this.doc.x = x;
    this.doc.y += 5;
    return this;
  }

  /** Place and date at the left, one line to sign per name at the right; what is signed last stands on the same page. */
  signatures(names: readonly string[], statement?: string): this {
    const above =
      statement === undefined
        ? 0
        : this.doc.heightOfString(safeText(statement), { lineGap: LINE_GAP }) + 14;
    this.keep(above + names.length * 52);
    if (statement !== undefined) this.space().paragraph(statement);
    const left = this.doc.x;
    const column = this.width / 2 - 16;
    names.forEach((name, index) => {
      this.doc.y += 30;
      const { y } = this.doc;
      if (index === 0) this.signatureLine('Luogo e data', left, y, column);
      this.signatureLine(name, left + this.width / 2 + 16, y, column);
    });
    this.doc.x = left;
    this.doc.y += 8;
    return this;
  }

  space(points = 8): this {
    this.doc.y += points;
    return this;
  }

  toBuffer(): Promise<Buffer> {
    return inSpan('pdf write', {}, () => this.written());
  }

  private async written(): Promise<Buffer> {
    this.root.end();
    numberPages(this.doc, this.name);
    const chunks: Buffer[] = [];
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const done = new Promise((resolve, reject) =>
      this.doc.once('end', resolve).once('error', reject),
    );
    this.doc.end();
    await done;
    return Buffer.concat(chunks);
  }

  private get width(): number {
    return this.doc.page.width - PAGE.left - PAGE.right;
  }

  private normal(): this {
    this.doc.font('regular').fontSize(SIZES.text).fillColor(COLOURS.ink);
    return this;
  }

  /** A new page when less than this is left of the present one. */
  private keep(height: number): void {
    if (this.doc.y + height > this.doc.page.height - PAGE.bottom) this.doc.addPage();
  }

  private text(
    tag: string,
    text: string,
    look: { font?: string; size?: number; colour?: string; after: number },
  ): this {
    this.doc
      .font(look.font ?? 'regular')
      .fontSize(look.size ?? SIZES.text)
      .fillColor(look.colour ?? COLOURS.ink);
    this.root.add(
      this.doc.struct(tag, {}, () => this.doc.text(safeText(text), { lineGap: LINE_GAP })),
    );
    this.doc.y += look.after;
    return this.normal();
  }

  private items(items: readonly (readonly [mark: string, text: string])[]): void {
    const left = this.doc.x;
    const indent = 16;
    const list = this.doc.struct('L');
    this.root.add(list);
    for (const [mark, text] of items) {
      this.keep(24);
      const { y } = this.doc;
      const item = this.doc.struct('LI');
      list.add(item);
      item.add(
        this.doc.struct('Lbl', {}, () =>
          this.doc.text(mark, left, y, { width: indent, lineBreak: false }),
        ),
      );
      item.add(
        this.doc.struct('LBody', {}, () =>
          this.doc.text(safeText(text), left + indent, y, {
            width: this.width - indent,
            lineGap: LINE_GAP,
          }),
        ),
      );
      item.end();
      this.doc.x = left;
      this.doc.y += 3;
    }
    list.end();
    this.doc.y += 3;
  }

  private signatureLine(label: string, x: number, y: number, width: number): void {
    this.doc
      .markContent('Artifact')
      .lineWidth(0.6)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(COLOURS.line)
      .endMarkedContent();
    this.doc.fontSize(SIZES.small).fillColor(COLOURS.muted);
    this.root.add(
      this.doc.struct('P', {}, () => this.doc.text(safeText(label), x, y + 4, { width })),
    );
    this.normal();
  }
}

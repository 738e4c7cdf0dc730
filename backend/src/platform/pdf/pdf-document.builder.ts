import { createPdfDocument } from './pdfkit.factory.js';
import { registerPdfFonts } from './pdf-fonts.util.js';
import {
  COLOURS,
  LINE_GAP,
  PAGE_MARGINS,
  PRODUCT_NAME,
  FONT_SIZES,
} from './pdf-style.constants.js';
import { drawPageFrames } from './page-frame.util.js';
import {
  drawMatrix,
  drawSignatureMark,
  type Matrix,
  type OnlineSignatureMark,
} from './pdf-code.util.js';
import { drawCard, type PdfCard } from './pdf-card.util.js';
import { drawColumns, PART_HEADING_LOOK, type PdfPart } from './pdf-columns.util.js';
import { CHECK_BOX_INDENT, drawCheckBox, drawItems, type PdfItem } from './pdf-items.util.js';
import { drawPictures, layPictures, type PdfPicture } from './pdf-pictures.util.js';
import {
  drawSignatureLines,
  measureSignatures,
  SIGNED_TEXT_SPACE,
  type SignedText,
} from './pdf-signatures.util.js';
import { drawTable, measureTable, type PdfTable } from './pdf-table.util.js';
import { measureText, setText, type TextLook } from './pdf-text.util.js';
import { drawWarning } from './pdf-warning.util.js';
import { safeText } from './safe-text.util.js';
import { withSpan } from '../tracing/index.js';

export interface PdfDocumentOptions {
  title: string;
  subject?: string;
  /** Edition of the wording, printed on each page. */
  edition?: string;
  /** What a page belongs to, printed on each, because pages that are signed may be parted. */
  reference?: string;
  /** Moment written into the file; the same content at the same moment is the same file to the byte. */
  created?: Date;
  /** Written into the file for programs that look it up. */
  keywords?: string;
  /** Name of the portal, above each page; without it the product's own. */
  brand?: string | undefined;
  /** How the paper is signed online, in place of the lines to sign on. */
  onlineSignature?: OnlineSignatureMark;
}

/** Room for a title with the beginning of what follows. */
const NEXT_BLOCK_HEIGHT = 84;

/** Room for one line of heading with the gaps around it. */
const HEADING_HEIGHT = 28;

/** Side of the code beside a title. */
const TITLE_CODE_SIDE = 78;

/** Label, figure and remark with the room around them. */
const KEY_FIGURE_HEIGHT = 68;

/** Rows of a long table that stay with what follows. */
const ROWS_BEFORE = 3;

/** A higher part is parted: it would leave too much of the page before empty. */
const MOVED_PART_MAX = 300;

/** A label with its value; `null` leaves a line to fill by hand. */
export type KeyValue = readonly [label: string, value: string | null];

/**
 * A document on A4 paper, written from top to bottom: tagged for screen readers, fonts embedded, product name above and
 * page numbers below. Every text is cleaned by {@link safeText}.
 */
export class PdfDocumentBuilder {
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly documentTitle: string;
  private readonly brand: string;
  private readonly footer: string;

  constructor(private readonly options: PdfDocumentOptions) {
    const { title, subject, edition, reference, keywords, created = new Date() } = options;
    this.brand = safeText(options.brand?.trim() || PRODUCT_NAME);
    this.documentTitle = safeText(title);
    this.footer = [edition && `Edizione ${safeText(edition)}`, reference && safeText(reference)]
      .filter(Boolean)
      .join(' · ');
    this.doc = createPdfDocument({
      size: 'A4',
      pdfVersion: '1.7',
      tagged: true,
      lang: 'it-IT',
      displayTitle: true,
      bufferPages: true,
      margins: PAGE_MARGINS,
      // Without it each document would read the library's own font, and print nothing in it.
      font: '',
      info: {
        Title: this.documentTitle,
        Author: this.brand,
        Creator: this.brand,
        CreationDate: created,
        ...(subject ? { Subject: safeText(subject) } : {}),
        ...(keywords ? { Keywords: keywords } : {}),
      },
    });
    registerPdfFonts(this.doc);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.resetStyle();
  }

  /** The document's own heading, once and first. */
  addTitle(text = this.documentTitle): this {
    return this.writeText('H1', text, { font: 'bold', size: FONT_SIZES.title, after: 6 });
  }

  /** The document's own heading and first words, with a code to scan at their right. */
  addTitleBesideCode(text: string, rows: Matrix, { alt }: { alt: string }): this {
    const { x, y } = this.doc;
    const width = this.contentWidth - TITLE_CODE_SIDE - 16;
    this.writeText(
      'H1',
      this.documentTitle,
      { font: 'bold', size: FONT_SIZES.title, after: 6 },
      width,
    );
    this.writeText('P', text, { after: 6 }, width);
    const below = Math.max(this.doc.y, y + TITLE_CODE_SIDE + 10);
    this.doc.x = x + this.contentWidth - TITLE_CODE_SIDE;
    this.doc.y = y;
    drawMatrix(this.doc, this.root, rows, { side: TITLE_CODE_SIDE, alt });
    this.doc.x = x;
    this.doc.y = below;
    return this.resetStyle();
  }

  /** @param guide goes on with it for the eye: it is no part of what a paper says */
  addHeading(text: string, guide = ''): this {
    this.ensureSpace(NEXT_BLOCK_HEIGHT);
    this.doc.y += 4;
    return this.writeText('H2', text + guide, {
      font: 'bold',
      size: FONT_SIZES.heading,
      colour: COLOURS.brand,
      after: 4,
    });
  }

  /** A heading that only guides the eye: it is no part of what a paper says. */
  addVisualHeading(text: string): this {
    this.ensureSpace(NEXT_BLOCK_HEIGHT);
    this.doc.y += 4;
    return this.writeText('H2', text, { ...PART_HEADING_LOOK, after: 0 });
  }

  addParagraph(text: string): this {
    return this.writeText('P', text, { after: 6 });
  }

  /** A paragraph that stays on the page of the list or table after it. */
  addLeadIn(text: string): this {
    this.ensureSpace(this.measureLeadIn(text));
    return this.addParagraph(text);
  }

  /** A heading over a lead-in: neither stays behind on the page before. */
  addHeadedLeadIn(heading: string, text: string): this {
    this.ensureSpace(HEADING_HEIGHT + this.measureLeadIn(text));
    return this.addHeading(heading).addParagraph(text);
  }

  /** The one figure that a paper is read for, on a ground of its own. */
  addKeyFigure(label: string, figure: string, remark: string): this {
    const { x, y } = this.doc;
    const padding = 8;
    this.doc
      .markContent('Artifact')
      .roundedRect(x, y, this.contentWidth, KEY_FIGURE_HEIGHT, 6)
      .fill(COLOURS.shade)
      .endMarkedContent();
    this.doc.x = x + padding;
    this.doc.y = y + padding;
    this.writeText('P', label, { colour: COLOURS.muted, after: 0 });
    this.writeText('P', figure, {
      font: 'bold',
      size: FONT_SIZES.figure,
      colour: COLOURS.brand,
      after: 0,
    });
    this.writeText('P', remark, { after: 0 });
    this.doc.x = x;
    this.doc.y = y + KEY_FIGURE_HEIGHT + 8;
    return this.resetStyle();
  }

  /** What must not be overlooked. */
  addWarning(text: string): this {
    drawWarning(this.doc, this.root, text, this.contentWidth);
    return this.resetStyle();
  }

  /** Something to know that is no fault, in amber. */
  addCaution(text: string): this {
    drawWarning(this.doc, this.root, text, this.contentWidth, 'caution');
    return this.resetStyle();
  }

  /** The facts that a paper is read for, on a ground of their own. */
  addCard(card: PdfCard): this {
    drawCard(this.doc, this.root, card, this.contentWidth);
    return this.resetStyle();
  }

  /** Parts of a sheet in two columns. */
  addColumns(parts: readonly PdfPart[]): this {
    drawColumns(this.doc, this.root, parts);
    return this.resetStyle();
  }

  /** Notes, sources and remarks. */
  addSmallText(text: string): this {
    return this.writeText('P', text, { size: FONT_SIZES.small, colour: COLOURS.muted, after: 4 });
  }

  /** Starts a new page, unless this one is still empty. */
  addPage(): this {
    if (this.doc.y > PAGE_MARGINS.top) this.doc.addPage();
    return this;
  }

  /**
   * Draws what is read and signed together: it moves to the next page whole, unless it is higher than
   * a page. A trial on an empty page measures it.
   */
  keepTogether(draw: (pdf: PdfDocumentBuilder) => void): this {
    const trial = new PdfDocumentBuilder(this.options);
    draw(trial);
    if (trial.doc.bufferedPageRange().count === 1) this.ensureSpace(trial.doc.y - PAGE_MARGINS.top);
    draw(this);
    return this;
  }

  /** Stands above what it is about, on the same page. */
  addStrongText(text: string): this {
    this.ensureSpace(NEXT_BLOCK_HEIGHT);
    return this.writeText('P', text, { font: 'bold', after: 6 });
  }

  addList(items: readonly string[]): this {
    return this.writeItems(items.map((text) => ['•', text]));
  }

  /** Numbers the items from `first`, where a list goes on. */
  addNumberedList(items: readonly string[], first = 1): this {
    return this.writeItems(items.map((text, index) => [`${index + first}.`, text]));
  }

  addTable(table: PdfTable): this {
    drawTable(this.doc, this.root, table);
    return this.resetStyle();
  }

  /** A long table with what follows: its last rows are on the same page, and the others fill the page before. */
  addTableBefore(table: PdfTable, drawBelow: (pdf: PdfDocumentBuilder) => void): this {
    const trial = new PdfDocumentBuilder(this.options);
    drawBelow(trial);
    const below = trial.doc.y - PAGE_MARGINS.top;
    drawTable(this.doc, this.root, table, { rows: ROWS_BEFORE, below });
    drawBelow(this.resetStyle());
    return this;
  }

  /** Labels at the left, values at the right. */
  addKeyValues(rows: readonly KeyValue[], { isCompact = false } = {}): this {
    const columns = [{ width: 36, isHeader: true }, { width: 64 }];
    return this.addTable({ columns, rows, isCompact });
  }

  /** A heading with its table: they move to the next page whole. */
  addHeadedTable(heading: string, table: PdfTable): this {
    const height = HEADING_HEIGHT + measureTable(this.doc, table);
    if (height < MOVED_PART_MAX) this.ensureSpace(height);
    if (table.isCompact !== true) return this.addHeading(heading).addTable(table);
    this.doc.y += 4;
    return this.writeText('H2', heading, { ...PART_HEADING_LOOK, after: 2 }).addTable(table);
  }

  /** @param isChecked `null` for a box that a hand ticks */
  addCheckBox(text: string, isChecked: boolean | null): this {
    this.ensureSpace(24);
    drawCheckBox(this.doc, this.root, text, isChecked);
    return this.resetStyle();
  }

  /** A remark on what is left to fill in by hand: it is no part of what a paper says. */
  addHandRemark(text: string): this {
    return this.addSmallText(text);
  }

  /** A remark below a box, on a paper that no hand fills in. */
  addOnlineRemark(text: string): this {
    if (this.options.onlineSignature === undefined) return this;
    const { x } = this.doc;
    this.doc.x = x + CHECK_BOX_INDENT;
    this.addSmallText(text);
    this.doc.x = x;
    return this;
  }

  /** Adds what is signed last, place and date, one signature line per name and a remark, on one page. */
  addSignatures(names: readonly string[], text: SignedText): this {
    const { onlineSignature } = this.options;
    if (onlineSignature !== undefined)
      return this.addOnlineSignatures(names, text, onlineSignature);
    this.ensureSpace(measureSignatures(this.doc, names, text));
    this.resetStyle().addSpace(SIGNED_TEXT_SPACE).addParagraph(text.statement);
    drawSignatureLines(this.doc, this.root, names);
    this.resetStyle();
    return text.note === undefined ? this : this.addSmallText(text.note);
  }

  private addOnlineSignatures(
    names: readonly string[],
    { statement, onlineNames = names, note }: SignedText,
    mark: OnlineSignatureMark,
  ): this {
    return this.keepTogether((part) => {
      part.addSpace(SIGNED_TEXT_SPACE).addParagraph(statement);
      drawSignatureMark(part.doc, part.root, onlineNames, mark);
      part.resetStyle();
      if (note !== undefined) part.addSmallText(note);
    });
  }

  /** A chapter's heading, first words and pictures side by side, all on one page and found in the list of contents. */
  addIllustratedHeading(
    heading: string,
    text: string,
    { pictures, height }: { pictures: readonly PdfPicture[]; height: number },
  ): this {
    const row = layPictures(this.doc, pictures, { width: this.contentWidth, height });
    this.ensureSpace(
      HEADING_HEIGHT + measureText(this.doc, text, this.contentWidth) + row.height + 16,
    );
    this.doc.outline.addItem(safeText(heading));
    this.addHeading(heading).addParagraph(text);
    drawPictures(this.doc, this.root, row);
    if (row.height > 0) this.doc.y += row.height + 8;
    return this.resetStyle();
  }

  /** Pictures between the points of a chapter, on the page of the first words after them. */
  addPictures(pictures: readonly PdfPicture[], height: number): this {
    const row = layPictures(this.doc, pictures, { width: this.contentWidth, height });
    this.ensureSpace(row.height + HEADING_HEIGHT);
    drawPictures(this.doc, this.root, row);
    this.doc.y += row.height + 8;
    return this.resetStyle();
  }

  get pageCount(): number {
    return this.doc.bufferedPageRange().count;
  }

  addSpace(points = 8): this {
    this.doc.y += points;
    return this;
  }

  toBuffer(): Promise<Buffer> {
    return withSpan('pdf write', {}, () => this.renderToBuffer());
  }

  private async renderToBuffer(): Promise<Buffer> {
    this.root.end();
    drawPageFrames(this.doc, {
      brand: this.brand,
      title: this.documentTitle,
      footer: this.footer,
    });
    const chunks: Buffer[] = [];
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    const done = new Promise((resolve, reject) =>
      this.doc.once('end', resolve).once('error', reject),
    );
    this.doc.end();
    await done;
    return Buffer.concat(chunks);
  }

  private get contentWidth(): number {
    return this.doc.page.width - PAGE_MARGINS.left - PAGE_MARGINS.right;
  }

  private measureLeadIn(text: string): number {
    return measureText(this.doc, text, this.contentWidth) + NEXT_BLOCK_HEIGHT;
  }

  private resetStyle(): this {
    setText(this.doc, '');
    return this;
  }

  /** Starts a new page when less than this height is left on the current one. */
  private readonly ensureSpace = (height: number): void => {
    if (this.doc.y + height > this.doc.page.height - PAGE_MARGINS.bottom) this.doc.addPage();
  };

  private writeText(
    tag: string,
    text: string,
    { after, ...look }: TextLook & { after: number },
    width?: number,
  ): this {
    const safe = setText(this.doc, text, look);
    this.root.add(
      this.doc.struct(tag, {}, () =>
        this.doc.text(safe, { lineGap: LINE_GAP, ...(width === undefined ? {} : { width }) }),
      ),
    );
    this.doc.y += after;
    return this.resetStyle();
  }

  private writeItems(items: readonly PdfItem[]): this {
    drawItems(this.doc, this.root, items, this.ensureSpace);
    return this.resetStyle();
  }
}

import type { PrintedLine } from '@pratiche/domain/signatures';
import { PdfDocumentBuilder, type KeyValue } from '../../platform/pdf/index.js';
import type { PdfTable } from '../../platform/pdf/pdf-table.util.js';
import type { SignedText } from '../../platform/pdf/pdf-signatures.util.js';

/** Takes down what a template prints: the same calls as for the PDF, without its layout. */
export class PrintRecorderBuilder extends PdfDocumentBuilder {
  readonly lines: PrintedLine[] = [];

  constructor() {
    super({ title: '' });
  }

  override addTitle(text?: string): this {
    return this.record('', text ?? 'Titolo');
  }

  override addHeading(text: string): this {
    return this.record('', text);
  }

  override addVisualHeading(): this {
    return this;
  }

  override addHandRemark(): this {
    return this;
  }

  override addParagraph(text: string): this {
    return this.record('', text);
  }

  override addLeadIn(text: string): this {
    return this.record('', text);
  }

  override addHeadedLeadIn(heading: string, text: string): this {
    return this.record('', heading).record('', text);
  }

  override addSmallText(text: string): this {
    return this.record('', text);
  }

  override addStrongText(text: string): this {
    return this.record('', text);
  }

  override addPage(): this {
    return this;
  }

  override addSpace(): this {
    return this;
  }

  override keepTogether(draw: (pdf: PdfDocumentBuilder) => void): this {
    draw(this);
    return this;
  }

  override addList(items: readonly string[]): this {
    for (const item of items) this.record('', item);
    return this;
  }

  override addNumberedList(items: readonly string[]): this {
    return this.addList(items);
  }

  override addTable({ columns, rows }: PdfTable): this {
    rows.forEach((row, line) =>
      row.forEach((cell, column) =>
        this.record(`${columns[column]?.title ?? 'colonna'}, riga ${line + 1}`, cell),
      ),
    );
    return this;
  }

  override addTableBefore(table: PdfTable, drawBelow: (pdf: PdfDocumentBuilder) => void): this {
    this.addTable(table);
    drawBelow(this);
    return this;
  }

  override addKeyValues(rows: readonly KeyValue[]): this {
    for (const [label, value] of rows) this.record(label, value);
    return this;
  }

  override addCheckBox(text: string, isChecked: boolean | null): this {
    return this.record(text, isChecked === true ? 'sì' : 'no');
  }

  override addSignatures(names: readonly string[], { statement, note }: SignedText): this {
    this.record('', statement);
    for (const name of names) this.record('Firma', name);
    return note === undefined ? this : this.record('', note);
  }

  private record(label: string, text: string | null): this {
    this.lines.push({ label, text });
    return this;
  }
}

import { selectPlural } from '../formats/index.js';
/** More lines than this are counted instead of shown, because a thousand of them help no reader. */
const SHOWN_MAX = 40;

/** What was not as it should be in a file, one Italian line each, in the order it was found. */
export class InvoiceRemarks {
  private readonly lines = new Set<string>();
  private hidden = 0;

  constructor(private readonly prefix = '') {}

  addRemark(line: string): void {
    const text = this.prefix + line;
    if (this.lines.has(text)) return;
    if (this.lines.size < SHOWN_MAX) this.lines.add(text);
    else this.hidden += 1;
  }

  listRemarks(): string[] {
    if (this.hidden === 0) return [...this.lines];
    const rest = selectPlural(
      this.hidden,
      'C’è un’altra osservazione',
      `Ci sono altre ${this.hidden} osservazioni`,
    );
    return [...this.lines, `${this.prefix}${rest} dello stesso genere.`];
  }
}

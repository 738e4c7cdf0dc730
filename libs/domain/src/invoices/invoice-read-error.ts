/** A file that is no readable invoice; the message is for people and says what to do. */
export class InvoiceReadError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvoiceReadError';
  }
}

/** Something a person should look at before sending; it never blocks. */
export interface Warning {
  /** Path in the form. */
  field: string;
  message: string;
  /** What is checked, in Italian. */
  rule: string;
  /** The limit, with its unit; empty when there is none. */
  limit: string;
  /** Decree, norm or decision behind the rule, in Italian. */
  source: string;
}

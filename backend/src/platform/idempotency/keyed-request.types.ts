/** A request that names itself: repeated with the same key it has one effect and one answer. */
export interface KeyedRequest {
  key: string;
  /** Hash of method, route and body: another request must use another key. */
  hash: string;
}

import HappyDomEnvironment from '@happy-dom/jest-environment';

/** A window of happy-dom, with what browsers have and it leaves to Node. */
export default class DomEnvironment extends HappyDomEnvironment {
  async setup() {
    await super.setup();
    this.global.structuredClone ??= structuredClone;
    // No server answers, and the window of a test that ends before its request would never close.
    this.global.fetch = () =>
      Promise.reject(new this.global.TypeError('Tests of components have no network'));
  }
}

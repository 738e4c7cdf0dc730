import HappyDomEnvironment from '@happy-dom/jest-environment';

/** A window of happy-dom, with what browsers have and it leaves to Node. */
export default class DomEnvironment extends HappyDomEnvironment {
  async setup() {
    await super.setup();
    this.global.structuredClone ??= structuredClone;
  }
}

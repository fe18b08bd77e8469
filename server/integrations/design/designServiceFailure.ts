import { type DesignFailure, type DesignWork, designFailureText } from '#domain/designFiles'

/** What the design service did not do; its message is what people are told. */
export class DesignServiceFailure extends Error {
  readonly failure: DesignFailure

  constructor(work: DesignWork, failure: DesignFailure) {
    super(designFailureText(work, failure))
    this.failure = failure
  }
}

interface Asked {
  readonly reference: string
  readonly isClosed: boolean
  readonly isOrdered: boolean
  /** The open item that is the master of the quote's set already; null: there is none. */
  readonly master: string | null
}

/** Why an item can't become the master item of its quote's set; '' when it can. Our own. */
export function masterRefusal({ reference, isClosed, isOrdered, master }: Asked): string {
  if (master !== null) return `The set has a master item already: ${master}.`
  if (isOrdered) return `${reference} has been ordered.`
  return isClosed ? `${reference} is closed.` : ''
}

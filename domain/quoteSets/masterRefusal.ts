interface Asked {
  readonly reference: string
  readonly isClosed: boolean
  readonly isOrdered: boolean
  /** The open item that is the master of the quote's set already; null: there is none. */
  readonly master: string | null
}

/** What is said where a quote's set is to get a second master item. Our own. */
export const secondMaster = (master: string): string => `The set has a master item already: ${master}.`

/** Why an item can't become the master item of its quote's set; '' when it can. Our own. */
export function masterRefusal({ reference, isClosed, isOrdered, master }: Asked): string {
  if (master !== null) return secondMaster(master)
  if (isOrdered) return `${reference} has been ordered.`
  return isClosed ? `${reference} is closed.` : ''
}

interface Asked {
  /** Who wants to decide. */
  readonly login: string
  /** Logins of who may decide it. */
  readonly approvers: readonly string[]
  /** Logins of those who are away and have them as deputy. */
  readonly standsInFor: readonly string[]
  /** Login of who priced it last; null: not known, or nothing that is priced. */
  readonly pricedBy: string | null
}

/** By whose right somebody decides: their own ('' for nobody else's), that of who they stand in for, or not, and why. */
export type DecidesAs =
  | { readonly may: true; readonly onBehalfOf: string }
  | { readonly may: false; readonly why: 'notTheirs' | 'ownPrice' }

/**
 * Whether a person may decide something: in their own right, else for one of those they stand in for. Nobody approves what
 * they priced, neither themselves nor by a deputy: who priced it is no approver of it, and lends nobody their right.
 */
export function decidesAs({ login, approvers, standsInFor, pricedBy }: Asked): DecidesAs {
  const own = approvers.includes(login)
  const lent = standsInFor.filter(each => approvers.includes(each))
  if (!own && lent.length === 0) return { may: false, why: 'notTheirs' }
  if (pricedBy === login) return { may: false, why: 'ownPrice' }
  if (own) return { may: true, onBehalfOf: '' }
  const [onBehalfOf] = lent.filter(each => each !== pricedBy)
  return onBehalfOf === undefined ? { may: false, why: 'ownPrice' } : { may: true, onBehalfOf }
}

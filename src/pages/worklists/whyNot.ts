interface Acted {
  readonly actionAllowed: boolean
  readonly actionReason: string
}

/** Why the action of a row's quote item is not allowed; empty when it is. */
export const whyNot = ({ actionAllowed, actionReason }: Acted): string =>
  actionAllowed ? '' : actionReason || 'Not possible right now.'

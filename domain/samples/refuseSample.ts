interface Sampled {
  readonly closeType: string | null
  /** It is bought in, and no box that anybody here could cut. */
  readonly isBought: boolean
}

/** Why no sample can be asked for of an item, or '' when one can. Our own. */
export function refuseSample({ closeType, isBought }: Sampled): string {
  if (closeType !== null) return 'The item is closed; no samples can be made of it.'
  return isBought ? 'The item is bought in; ask its supplier for a sample.' : ''
}

/** Why no sample can be asked for of an item, or '' when one can. Our own. */
export const refuseSample = ({ closeType }: { readonly closeType: string | null }): string =>
  closeType === null ? '' : 'The item is closed; no samples can be made of it.'

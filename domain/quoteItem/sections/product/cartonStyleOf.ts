import { type CartonStyle, cartonStyles } from '../../reference/cartonStyles.ts'

/** The carton style with its choices; undefined while none is chosen, or for one that is not known here. */
export const cartonStyleOf = (code: string): CartonStyle | undefined =>
  cartonStyles.find(style => style.code === code)

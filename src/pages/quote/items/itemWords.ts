import { cartonStyles } from '#domain/quoteItem'

/** The words of a carton style's code. */
export const styleLabel = (code: string): string =>
  cartonStyles.find(style => style.code === code)?.label ?? code

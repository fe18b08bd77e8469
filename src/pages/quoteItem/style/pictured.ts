import { type Style, styles } from '#domain/boxGeometry'
import { cartonStyleOf } from '#domain/quoteItem'

/** The styles that have a picture and are a variant of a carton style; the others are chosen by their codes. */
export const picturedStyles: readonly Style[] = styles.filter(({ code, family }) =>
  cartonStyleOf(family)?.variants.some(variant => variant.code === code),
)

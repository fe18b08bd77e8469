import { isOwnCode } from '#domain/boxGeometry'
import type { CodeLabel } from '../../reference/codeLabel.ts'
import { cartonStyleOf } from './cartonStyleOf.ts'
import type { Product } from './product.ts'

/** Carton styles whose built-in variants are all glued: only an own style of theirs may be closed otherwise. */
const gluedFamilies: readonly string[] = ['05', '07']

/**
 * The closures that a product has to choose from: those of its carton style. An own style of slides and ready-glued boxes
 * has them too; slotted cartons are always closed and fitments never (001 §5), so these have no choice.
 */
export const closuresOf = ({
  styleCarton,
  styleVariant,
}: Pick<Product, 'styleCarton' | 'styleVariant'>): readonly CodeLabel[] =>
  cartonStyleOf(gluedFamilies.includes(styleCarton) && isOwnCode(styleVariant) ? '04' : styleCarton)
    ?.closures ?? []

import type { Product } from '#contract/quote'
import { decimal } from '#domain/formats'

/** The inside size of a product, as `300 × 200 × 150 mm`; empty while nothing of it is known. */
export function sizeWords({ length, width, depth }: Pick<Product, 'length' | 'width' | 'depth'>): string {
  const sides = [length, width, depth].map(side => decimal(side, 0))
  return sides.some(side => side !== '') ? `${sides.map(side => side || '–').join(' × ')} mm` : ''
}

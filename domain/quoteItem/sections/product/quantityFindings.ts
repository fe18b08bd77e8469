import { text } from '#domain/messages'
import { greaterThan } from '#domain/validation'
import type { Finding } from '../../finding.ts'
import type { Product } from './product.ts'
import { productError } from './productError.ts'

/**
 * The expected order quantity is a whole number above 0; whether one has to be entered, the workflow says. Source:
 * 001 §5 asks for one above 0 where a price is given; that boxes are counted whole is our own.
 */
export function quantityFindings({
  expectedOrderQuantity: quantity,
}: Pick<Product, 'expectedOrderQuantity'>): Finding[] {
  const whole = quantity === null || Number.isInteger(quantity) ? null : text('formWholeNumber')
  const message = greaterThan(quantity, 0) ?? whole
  return message === null ? [] : [productError('expectedOrderQuantity', 'order-quantity', message)]
}

import type { Compliance, Product } from '#contract/quote'
import { type Finding, validateOverview } from '#domain/validation'
import type { FieldRule } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { vslProductStyle } from '../config/lookups.ts'
import { lostBoard } from './lostBoard.ts'
import { type ErpAnswer, productCodeTaken } from './productCodes.ts'

/** The sections that the overview's rules look at. */
export interface Overview {
  readonly product: Product
  readonly compliance: Compliance
}

/**
 * What is wrong with, or missing from, an item's overview at a step with these field rules. `erp` was asked before:
 * `db` may be a transaction, in which one statement runs after the other.
 */
export async function overviewFindings(
  db: Database,
  erp: ErpAnswer,
  item: { readonly id: number; readonly customerCode: string },
  { product, compliance }: Overview,
  rules: readonly FieldRule[],
): Promise<Finding[]> {
  const style = product.vslCode === '' ? null : await vslProductStyle(db, product.vslCode)
  const taken = await productCodeTaken(db, erp, item, product.code)
  const lost = await lostBoard(db, product, compliance)
  return [
    ...validateOverview(product, {
      vslProductStyle: style === '' ? null : style,
      productCodeTaken: taken,
      lostBoard: lost,
      rules,
    }),
  ]
}

/** A finding that something is still to be entered, against one that something entered is wrong. */
export function isMissing(finding: Finding, product: Product): boolean {
  const entered = new Map<string, unknown>(Object.entries(product)).get(finding.field)
  return finding.code === 'required' || entered === null || entered === ''
}

import type { Compliance, Product } from '#contract/quote'
import { type Finding, validateOverview } from '#domain/validation'
import type { FieldRule } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import type { Lgx } from '../../integrations/lgx/lgx.ts'
import { vslProductStyle } from '../config/lookups.ts'
import { lostBoard } from './lostBoard.ts'
import { productCodeTaken } from './productCodes.ts'

/** The sections that the overview's rules look at. */
export interface Overview {
  readonly product: Product
  readonly compliance: Compliance
}

export interface Rulebook {
  readonly db: Database
  readonly lgx: Lgx
}

/** What is wrong with, or missing from, an item's overview at a step with these field rules. */
export async function overviewFindings(
  { db, lgx }: Rulebook,
  item: { readonly id: number; readonly customerCode: string },
  { product, compliance }: Overview,
  rules: readonly FieldRule[],
): Promise<Finding[]> {
  const [style, taken, lost] = await Promise.all([
    product.vslCode === '' ? null : vslProductStyle(db, product.vslCode),
    productCodeTaken(db, lgx, item.customerCode, product.code, item.id),
    lostBoard(db, product, compliance),
  ])
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
export const isMissing = (finding: Finding): boolean => finding.code === 'required'

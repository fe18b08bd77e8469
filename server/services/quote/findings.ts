import type { Compliance, Product } from '#contract/quote'
import type { BoardGrade } from '#domain/boardGrades'
import { type Finding, validateOverview } from '#domain/validation'
import type { FieldRule } from '#domain/workflow'
import type { Database } from '../../database/database.ts'
import { gradeByCode } from '../config/boardGrades.ts'
import { vslProductStyle } from '../config/lookups.ts'
import { lostBoard } from './lostBoard.ts'
import { codeUsedInQuotes, type ErpAnswer, productCodeTaken } from './productCodes.ts'

/** The sections that the overview's rules look at. */
export interface Overview {
  readonly product: Product
  readonly compliance: Compliance
}

/** What the database knows about what an overview says. */
export interface OverviewFacts {
  /** The product style of the VSL code; null when there is none. */
  readonly vslProductStyle: string | null
  /** Whether another item of the customer's quotes has the product code. */
  readonly isCodeUsed: boolean
  /** The active board grade of the product's code. */
  readonly grade: BoardGrade | null
}

/** What is wrong with, or missing from, an item's overview at a step with these field rules. */
export const findingsOf = (
  { vslProductStyle, isCodeUsed, grade }: OverviewFacts,
  erp: ErpAnswer,
  customerCode: string,
  { product, compliance }: Overview,
  rules: readonly FieldRule[],
): Finding[] => [
  ...validateOverview(product, {
    vslProductStyle: vslProductStyle === '' ? null : vslProductStyle,
    productCodeTaken: productCodeTaken(isCodeUsed, erp, customerCode, product.code),
    lostBoard: lostBoard(grade, product, compliance),
    rules,
  }),
]

/**
 * The same, of an overview that is not stored as it is. `erp` was asked before: `db` may be a transaction, in which one
 * statement runs after the other.
 */
export async function overviewFindings(
  db: Database,
  erp: ErpAnswer,
  { id, customerCode }: { readonly id: number; readonly customerCode: string },
  overview: Overview,
  rules: readonly FieldRule[],
): Promise<Finding[]> {
  const { product } = overview
  const facts = {
    vslProductStyle: product.vslCode === '' ? null : await vslProductStyle(db, product.vslCode),
    isCodeUsed: await codeUsedInQuotes(db, customerCode, product.code, id),
    grade: product.boardGrade === '' ? null : await gradeByCode(db, product.boardGrade),
  }
  return findingsOf(facts, erp, customerCode, overview, rules)
}

/** A finding that something is still to be entered, against one that something entered is wrong. */
export function isMissing(finding: Finding, product: Product): boolean {
  const entered = new Map<string, unknown>(Object.entries(product)).get(finding.field)
  return finding.code === 'required' || entered === null || entered === ''
}

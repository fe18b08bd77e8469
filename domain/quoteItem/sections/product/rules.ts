import type { Rule, SectionRules } from '../../about.ts'
import { isGenericItem } from '../../isGenericItem.ts'
import { asksFor } from './asksFor.ts'
import { creaseFindings } from './creaseFindings.ts'
import { dieCutFindings } from './dieCutFindings.ts'
import { dimensionFindings } from './dimensionFindings.ts'
import { flapFindings } from './flapFindings.ts'
import { gradeFindings } from './gradeFindings.ts'
import { mayRequire } from './mayRequire.ts'
import { productCodeFindings } from './productCodeFindings.ts'
import { quantityFindings } from './quantityFindings.ts'
import { sizeOfSource } from './sizeOfSource.ts'
import { vslFindings } from './vslFindings.ts'

/** A rule of what is made: bought goods have no style, board or size that it could ask for. Our own. */
const ofMade =
  (rule: Rule<'product'>): Rule<'product'> =>
  (product, about) =>
    isGenericItem(product) ? [] : rule(product, about)

/** The rules of the overview. Source: 001 §5, decision N29. */
export const productRules: SectionRules<'product'> = {
  rules: [
    ofMade(dimensionFindings),
    ofMade(flapFindings),
    productCodeFindings,
    ofMade(vslFindings),
    ofMade(creaseFindings),
    ofMade(gradeFindings),
    ofMade(dieCutFindings),
    ofMade(sizeOfSource),
    quantityFindings,
  ],
  mayRequire,
  asksFor,
}

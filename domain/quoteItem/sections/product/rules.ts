import type { SectionRules } from '../../about.ts'
import { asksFor } from './asksFor.ts'
import { creaseFindings } from './creaseFindings.ts'
import { dieCutFindings } from './dieCutFindings.ts'
import { dimensionFindings } from './dimensionFindings.ts'
import { flapFindings } from './flapFindings.ts'
import { gradeFindings } from './gradeFindings.ts'
import { mayRequire } from './mayRequire.ts'
import { productCodeFindings } from './productCodeFindings.ts'
import { quantityFindings } from './quantityFindings.ts'
import { vslFindings } from './vslFindings.ts'

/** The rules of the overview. Source: 001 §5, decision N29. */
export const productRules: SectionRules<'product'> = {
  rules: [
    dimensionFindings,
    flapFindings,
    productCodeFindings,
    vslFindings,
    creaseFindings,
    gradeFindings,
    dieCutFindings,
    quantityFindings,
  ],
  mayRequire,
  asksFor,
}

import type { SectionRules } from '../../about.ts'
import { claimsScope } from './claimsScope.ts'

/** The rules of Use & Claims. Source: 001 §5. */
export const complianceRules: SectionRules<'compliance'> = { rules: [claimsScope] }

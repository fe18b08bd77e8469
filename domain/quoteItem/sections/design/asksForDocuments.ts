import type { FieldRule } from '../../fieldRule.ts'
import { namesOwnFile } from './ardExists.ts'
import type { Design } from './design.ts'
import { requiresDocuments } from './documents.ts'

/** Whether a rule of the design is about the files that are kept with the item. */
export const asksForDocuments = (
  design: Pick<Design, 'ardFileName' | 'isArdFileExisted'>,
  fieldRules: readonly FieldRule[],
): boolean => namesOwnFile(design) || requiresDocuments(fieldRules)

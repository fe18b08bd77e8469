import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import type { Design } from './design.ts'
import { designError } from './designError.ts'

/**
 * The ARD file that is named exists: the design service has it, or it is kept with the item. Nothing is said while the
 * files are not known. Rule design-ard-exists (001 §5).
 */
export function ardExists(
  { ardFileName, isArdFileExisted }: Pick<Design, 'ardFileName' | 'isArdFileExisted'>,
  { facts }: Pick<ItemUnderRules, 'facts'>,
): Finding[] {
  if (ardFileName === '' || isArdFileExisted || facts.documents === undefined) return []
  return facts.documents.includes(ardFileName)
    ? []
    : [designError('ardFileName', 'ard-missing', `There is no file ${ardFileName}`)]
}

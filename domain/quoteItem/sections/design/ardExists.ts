import { sameFileName } from '#domain/documents'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import type { Design } from './design.ts'
import { designError } from './designError.ts'

/** Whether the design names a file that has to be kept with the item, because the design service has none of that name. */
export const namesOwnFile = ({
  ardFileName,
  isArdFileExisted,
}: Pick<Design, 'ardFileName' | 'isArdFileExisted'>): boolean => ardFileName !== '' && !isArdFileExisted

/**
 * The ARD file that is named exists: the design service has it, or it is kept with the item. Nothing is said while the
 * files are not known. Rule design-ard-exists (001 §5).
 */
export function ardExists(
  design: Pick<Design, 'ardFileName' | 'isArdFileExisted'>,
  { facts }: Pick<ItemUnderRules, 'facts'>,
): Finding[] {
  const { ardFileName } = design
  if (!namesOwnFile(design) || facts.documents === undefined) return []
  return facts.documents.some(name => sameFileName(name, ardFileName))
    ? []
    : [designError('ardFileName', 'ard-missing', `There is no file ${ardFileName}`)]
}

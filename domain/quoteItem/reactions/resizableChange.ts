import { isResizableCategory } from '../categories/isResizableCategory.ts'
import type { Reaction } from '../reaction.ts'
import { untouched } from './untouched.ts'

/** What becomes resizable has its design generated anew: files of the other size are not its own. Rule resizable-generation (001 §4). */
export const resizableChange: Reaction = (before, after) => {
  const wasResizable = isResizableCategory(before.product.itemCategory)
  if (wasResizable || !isResizableCategory(after.product.itemCategory)) return null
  const { ardFileName, mfgFileName } = after.design
  if (ardFileName === '' && mfgFileName === '') return null
  const cleared = { ardFileName: '', mfgFileName: '', isArdFileExisted: false }
  return {
    patch: { design: untouched(before.design, after.design, cleared) },
    said: 'Design generation is required: the item became resizable.',
  }
}

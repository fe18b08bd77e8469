import { isResizableCategory } from './categories/isResizableCategory.ts'

/**
 * Whether the product's save routes the item when it asks for it: a new design or a redesign at Design, a redesign or a
 * resizable one at Initiate and at Design. Rules autoroute-trigger-design and autoroute-trigger-initiate (001 §4, 002 §4).
 */
export function runsAutoRoute(itemCategory: string, step: string): boolean {
  const isRedesign = itemCategory === 'COPY_REDESIGN'
  if (step === 'DESIGN' && (itemCategory === 'NEW_MANUAL_DESIGN' || isRedesign)) return true
  return ['INITIATE', 'DESIGN'].includes(step) && (isRedesign || isResizableCategory(itemCategory))
}

import { kindOf } from './kinds/kindOf.ts'

/**
 * Whether the product's save routes the item when it asks for it: a new design or a redesign at Design, a redesign or a
 * resizable one at Initiate and at Design. Rules autoroute-trigger-design and autoroute-trigger-initiate (001 §4, 002 §4).
 */
export const runsAutoRoute = (itemCategory: string, step: string): boolean =>
  kindOf(itemCategory)?.routedAt.includes(step) === true

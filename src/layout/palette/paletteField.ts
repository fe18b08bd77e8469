import type { FocusEvent } from 'react'

export const paletteHint = 'Quote, item, customer, product, drawing, page …'

/** The next letter goes behind those that are there. */
export const atEnd = ({ target }: FocusEvent<HTMLInputElement>): void =>
  target.setSelectionRange(target.value.length, target.value.length)

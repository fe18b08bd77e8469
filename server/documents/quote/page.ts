/** A4, points: what a letter leaves at its edges. */
export const page = { width: 595.28, height: 841.89, side: 44, top: 34, bottom: 44 } as const

export const inner = page.width - 2 * page.side

/** Where the text of a page ends, above its foot. */
export const lowest = page.height - page.bottom

/** Cobalt is the company's; kraft is the material, and the head of what is printed. */
export const brand = { cobalt: '#20419b', kraft: '#b98b5a', pale: '#f4ece1', line: '#d9c6ad' } as const

const cards = (within: ParentNode): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>('[data-sample]'),
]

/** Focuses the card that lies beside another of the board, in the direction of an arrow key; none leaves it as it is. */
export function focusBeside(card: HTMLElement, key: string): void {
  const column = card.closest('section')
  const board = column?.parentElement
  if (column === null || board === null || board === undefined) return
  const own = cards(column)
  const place = own.indexOf(card)
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    own[place + (key === 'ArrowDown' ? 1 : -1)]?.focus()
    return
  }
  const columns = [...board.children]
  const from = columns.indexOf(column)
  const others = key === 'ArrowRight' ? columns.slice(from + 1) : columns.slice(0, from).reverse()
  const next = others.map(cards).find(({ length }) => length > 0)
  next?.[Math.min(place, next.length - 1)]?.focus()
}

import { clampWidth } from './columnLayout.ts'

/** Pixels that the widest of a column's cells in sight needs, its padding and the sort arrow included. */
export function fitWidth(table: HTMLElement, source: string): number {
  const range = document.createRange()
  const widths = [...table.querySelectorAll<HTMLElement>(`.column-${source}`)].map(cell => {
    const words = cell.querySelector('.head-words') ?? cell
    range.selectNodeContents(words)
    return range.getBoundingClientRect().width
  })
  return clampWidth(Math.max(0, ...widths) + 34)
}

/**
 * How an item is printed: with inks of its plant, a row each; by litho, whose colours are counted; or not at all. null
 * while that is not known. Source: 001 §5.
 */
export function printKind(process: string): 'inks' | 'litho' | 'none' | null {
  switch (process) {
    case 'FLEXO':
    case 'HQ_FLEXO':
    case 'PREPRINT':
      return 'inks'
    case 'LITHO':
    case 'OS_LITHO':
      return 'litho'
    case 'NOPRINT':
      return 'none'
    default:
      return null
  }
}

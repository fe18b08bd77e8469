import { printKind } from '../../reference/printKind.ts'
import type { ItemSections } from '../../sections.ts'
import type { Printing } from './printing.ts'

const ofInks: readonly string[] = ['numberOfColors', 'inkCoverages', 'inkCoveragesBack']

/** What the rules of Print ask for at every step: colours and their inks. */
export function asksFor({ isDoubleSided }: Printing, field: string, { product }: ItemSections): boolean {
  const kind = printKind(product.printProcess)
  return kind === 'inks' && ofInks.includes(field) && (isDoubleSided || field !== 'inkCoveragesBack')
}

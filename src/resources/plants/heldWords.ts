import type { HeldItems } from '#contract/plants'
import { counted } from '#domain/formats'

/** What the limits of a work centre hold now, as a sentence. */
export function heldWords(code: string, { items, first }: HeldItems): string {
  const more = items - first.length
  const names = `${first.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  const has = items === 1 ? 'has' : 'have'
  return `${counted(items, 'open item')} ${has} a sheet that ${code} does not take any more: ${names}. Where the step asks for Design, that holds them until the sheet or the route is another.`
}

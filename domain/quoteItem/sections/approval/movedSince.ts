import { decimal } from '#domain/formats'
import type { Origin } from '../../fields.ts'
import type { ItemSections } from '../../sections.ts'
import { type Inputs, staleness } from '../../staleness.ts'
import type { RequiredApproval } from './requiredApprovals.ts'

type Held = Readonly<Record<string, unknown>>

const numberOf = (held: Held, name: string): number => Number(held[name] ?? 0)

/** A cent, and the noise of binary fractions. */
const isFar = (a: number, b: number, most: number) => Math.abs(a - b) > most + 1e-9

/** A break that was approved below the floor: its price, its quantity, or a margin that fell further. */
function breakMoved(was: Held, now: Held): string[] {
  const said: string[] = []
  if (numberOf(was, 'priceQty') !== numberOf(now, 'priceQty'))
    said.push(`Quantity ${decimal(numberOf(was, 'priceQty'), 0)} → ${decimal(numberOf(now, 'priceQty'), 0)}`)
  if (isFar(numberOf(was, 'price'), numberOf(now, 'price'), 0.005) || was.pricingUom !== now.pricingUom)
    said.push(`Price ${decimal(numberOf(was, 'price'), 2)} → ${decimal(numberOf(now, 'price'), 2)}`)
  // What was approved stays approved while it costs no more margin than that.
  const [margin, marginNow] = [numberOf(was, 'marginPercent'), numberOf(now, 'marginPercent')]
  if (marginNow < margin && isFar(margin, marginNow, 0.05))
    said.push(`Margin ${margin.toFixed(1)} → ${marginNow.toFixed(1)} %`)
  return said
}

function breaksMoved(was: Held, now: Held): string[] {
  const keys = [...new Set([...Object.keys(was), ...Object.keys(now)])]
  return keys
    .filter(key => was[key] !== now[key])
    .map(key => `${String(was[key] ?? 'none')} → ${String(now[key] ?? 'none')}`)
}

/** What has moved of what an approval was decided on, a sentence each; none: it still holds. */
export function movedSince(required: RequiredApproval, basis: Origin, item: ItemSections): string[] {
  const { break: oneNow, breaks: allNow } = required.basis
  if (oneNow !== undefined) return breakMoved(basis.break ?? {}, oneNow)
  if (allNow !== undefined) return breaksMoved(basis.breaks ?? {}, allNow)
  return staleness(basis as Inputs, item)
}

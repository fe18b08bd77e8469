import { entryUnder } from '#domain/tables'
import type { TabKey } from './tabs.ts'

/**
 * The tab an item opens on: the first while its step (a code) is INITIATE, the second otherwise; the only one when
 * there is no second. Throws a RangeError when no tab is visible. Source: 001 §2.
 */
export function defaultTab(stepCode: string, visibleTabs: readonly TabKey[]): TabKey {
  const [first, second] = visibleTabs
  if (first === undefined) throw new RangeError('no tab is visible')
  return stepCode === 'INITIATE' ? first : (second ?? first)
}

/** The price of what is made stands where that of bought goods does. */
const counterparts: Readonly<Record<string, TabKey>> = { price: 'genprice', genprice: 'price' }

/**
 * The tab that an address asks for: that one, the other price where the item has none of this kind, or the one that the
 * item opens on. Our own.
 */
export function askedTab(
  asked: string | undefined,
  stepCode: string,
  visibleTabs: readonly TabKey[],
): TabKey {
  const shown = [asked, entryUnder(counterparts, asked ?? '')].flatMap(key =>
    visibleTabs.filter(each => each === key),
  )
  return shown[0] ?? defaultTab(stepCode, visibleTabs)
}

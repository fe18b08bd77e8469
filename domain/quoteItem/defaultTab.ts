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

/** How long a price that was saved keeps another save away, ms. */
const priceSaveGuard = 500

/** Whether a price was saved so shortly before that saving it again is ignored; times in ms. Rule price-debounce (001 §5). */
export const savedJustNow = (savedAt: number | undefined, now: number): boolean =>
  savedAt !== undefined && now - savedAt < priceSaveGuard

/** Kept in the window: another one stays its person's own. */
export const viewAsKey = 'boxwright.viewAs'

/** Login of whom this window shows the product as; undefined: its own person. */
export const viewedAs = (): string | undefined => window.sessionStorage.getItem(viewAsKey) ?? undefined

import type { Finding } from '#domain/quoteItem'

/**
 * Whether the finding is to be mended at a step that asks for these: what is wrong is always, what is merely missing only
 * on a tab that the step asks for. Our own.
 */
export const isDue = ({ code, tab }: Pick<Finding, 'code' | 'tab'>, asks: readonly string[]): boolean =>
  code !== 'required' || asks.includes(tab)

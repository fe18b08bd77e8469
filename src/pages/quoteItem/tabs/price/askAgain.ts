/** Tooling that was asked for is asked for again: its makers answer a little later, ms. */
const toolingRefreshAfter = 2500

/** Asks once more, 2.5 s later; answers how to give that up. Rule price-tooling-refresh (001 §7). */
export function askAgain(ask: () => unknown): () => void {
  const again = setTimeout(() => void ask(), toolingRefreshAfter)
  return () => clearTimeout(again)
}

/** The script that a start page begins with; null: it is none of ours, that of a proxy perhaps. */
const entryIn = (page: string): string | null =>
  /<script\b[^>]*\bsrc="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? null

/**
 * Whether the server has another build than the one that runs here (`own`: the path of its first script; null while
 * developing). An answer that says nothing, and none, counts as no.
 */
export async function isReplaced(own: string | null, ask: typeof fetch): Promise<boolean> {
  if (own === null) return false
  try {
    const answer = await ask('/', { headers: { accept: 'text/html' }, cache: 'no-cache' })
    const theirs = answer.ok ? entryIn(await answer.text()) : null
    return theirs !== null && theirs !== own
  } catch {
    return false
  }
}

/** The path of the first script of this window's build; null while developing. */
export const ownEntry = (): string | null =>
  document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? null

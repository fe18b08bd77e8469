import { changesOf } from './changesOf.ts'
import type { About, Patch } from './reaction.ts'
import { reactions } from './reactions/index.ts'
import { type ItemSections, type SectionKey, sectionKeys, sections } from './sections.ts'

export type { About } from './reaction.ts'

/** An item after all that follows from a change. */
export interface Reacted {
  readonly sections: ItemSections
  /** The sections that reactions changed. */
  readonly changed: readonly SectionKey[]
  /** What happened, a sentence each. */
  readonly said: readonly string[]
}

/** More rounds than any chain of reactions is long; past it they chase each other, which is a mistake of ours. */
const mostRounds = 10

/** Sections that the patch leaves alone stay the same object, so that nobody looks through them for a change. */
function applied(to: ItemSections, patch: Patch): ItemSections {
  const changed = sectionKeys
    .filter(key => patch[key] !== undefined)
    .map(key => [key, { ...to[key], ...patch[key] }] as const)
  return { ...to, ...Object.fromEntries(changed) }
}

const changedSections = (from: ItemSections, to: ItemSections): SectionKey[] =>
  sectionKeys.filter(key => changesOf(sections[key].fields, from[key], to[key]).length > 0)

/**
 * The item after everything that follows from changing `before` to `after`: each reaction in turn, again until nothing
 * changes any more. The same in the browser at once and on the server with the save. Throws an Error when reactions never
 * come to rest.
 */
export function react(before: ItemSections, after: ItemSections, about: About): Reacted {
  let now = after
  const said: string[] = []
  for (let round = 0; round < mostRounds; round += 1) {
    const start = now
    for (const reaction of reactions) {
      const consequence = reaction(before, now, about)
      if (consequence === null) continue
      const next = applied(now, consequence.patch)
      if (changedSections(now, next).length > 0 && consequence.said !== '') said.push(consequence.said)
      now = next
    }
    if (changedSections(start, now).length === 0) {
      return { sections: now, changed: changedSections(after, now), said: [...new Set(said)] }
    }
  }
  throw new Error('The reactions of the quote item do not come to rest.')
}

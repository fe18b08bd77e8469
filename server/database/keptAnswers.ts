import { LRUCache } from 'lru-cache'

/** Keeps answers by their question, until it is told to forget them. */
export interface KeptAnswers<Answer> {
  /** The answer to a question: the one that is kept, or what `ask` finds. Who asks meanwhile waits for the same. */
  to(question: string, ask: () => Promise<Answer>): Promise<Answer>
  /** Forgets all of them, and keeps none of those that are being asked: what they read may be over. */
  forget(): void
}

/** How answers are kept. */
export interface Keeping<Answer> {
  /** Sum of the sizes of what is kept; then what was longest not asked for goes. */
  readonly atMost: number
  /** How much an answer takes, 1 or more. One that is larger than a tenth of `atMost` is not kept. */
  readonly sizeOf: (answer: Answer) => number
  /** Milliseconds after which it is asked again all the same, for a server that cannot hear of changes. */
  readonly keptMs: number
  /** The clock, in milliseconds. */
  readonly now?: () => number
}

/** Answers that are shared by whoever asks: nobody may change what they get. An error is told to who asked, and not kept. */
export function createKeptAnswers<Answer>(keeping: Keeping<Answer>): KeptAnswers<Answer> {
  const { atMost, sizeOf, keptMs, now } = keeping
  const kept = new LRUCache<string, { readonly answer: Promise<Answer> }>({
    maxSize: atMost,
    maxEntrySize: Math.ceil(atMost / 10),
    ttl: keptMs,
    ...(now === undefined ? {} : { perf: { now }, ttlResolution: 0 }),
  })
  return {
    to(question, ask) {
      const known = kept.get(question)
      if (known !== undefined) return known.answer
      const asked = { answer: ask() }
      kept.set(question, asked, { size: 1 })
      // After forgetting another may stand there, or none.
      const isStillKept = () => kept.peek(question) === asked
      asked.answer.then(
        // Another object, for the size of one that is there already stays as it was.
        answer =>
          isStillKept() && kept.set(question, { ...asked }, { size: sizeOf(answer), noUpdateTTL: true }),
        () => isStillKept() && kept.delete(question),
      )
      return asked.answer
    },
    forget: () => kept.clear(),
  }
}

/** Thrown instead of asking: the system was silent a moment ago, and is left alone. */
export class Resting extends Error {
  override readonly name = 'Resting'

  constructor(system: string) {
    super(`${system} was silent a moment ago and is asked again soon`)
  }
}

export interface BreakerOptions {
  /** What the system is called, in sentences. */
  readonly system: string
  /** Milliseconds that it is left alone after a time-out. */
  readonly restMs: number
  /** Whether a failure means that it was silent. */
  readonly isSilence: (error: unknown) => boolean
  /** The clock, in milliseconds. */
  readonly now?: () => number
}

/** Keeps what is silent from making everybody wait. */
export interface Breaker {
  /** Asks, or throws {@link Resting} at once. */
  run<Answer>(ask: () => Promise<Answer>): Promise<Answer>
  /** The same for a question in the background, which is always asked. */
  probe<Answer>(ask: () => Promise<Answer>): Promise<Answer>
}

/**
 * After one time-out a system is not asked for a while: what it would say is not known. Then one question goes through, and
 * its answer decides for the others. Any answer, also a refusal, means that it is there.
 */
export function createBreaker({ system, restMs, isSilence, now = Date.now }: BreakerOptions): Breaker {
  let restsUntil = Number.NEGATIVE_INFINITY
  let isOnTrial = false

  const probe: Breaker['probe'] = async ask => {
    try {
      const answer = await ask()
      restsUntil = Number.NEGATIVE_INFINITY
      return answer
    } catch (error) {
      restsUntil = isSilence(error) ? now() + restMs : Number.NEGATIVE_INFINITY
      throw error
    }
  }

  return {
    probe,
    run: async ask => {
      const wasSilent = restsUntil !== Number.NEGATIVE_INFINITY
      if (!wasSilent) return probe(ask)
      if (now() < restsUntil || isOnTrial) throw new Resting(system)
      isOnTrial = true
      try {
        return await probe(ask)
      } finally {
        isOnTrial = false
      }
    },
  }
}

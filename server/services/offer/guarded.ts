import { Problem } from '../../problem/problem.ts'
import type { OfferLimits } from './offerDeps.ts'
import { hashOf } from './offerToken.ts'

const tooMany = (seconds: number): Problem => {
  const minutes = Math.ceil(seconds / 60)
  return new Problem(
    'too-many-requests',
    `Too many tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
  )
}

/**
 * Makes a public call within its limits: so many by address and token, and so many tokens that nobody has by address. Beyond
 * the first nothing is looked up at all; beyond the second a token that somebody has is still let in, for a customer may
 * share the address of who guesses.
 */
export async function guarded<Answer>(
  { guesses, calls, isKnown }: OfferLimits,
  address: string,
  token: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const hash = hashOf(token)
  const key = `${address} ${hash}`
  const wait = calls.wait(key)
  if (wait > 0) throw tooMany(wait)
  calls.note(key)
  const guessed = guesses.wait(address)
  if (guessed > 0 && !(await isKnown(hash))) throw tooMany(guessed)
  try {
    return await call()
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') guesses.note(address)
    throw error
  }
}

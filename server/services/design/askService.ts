import { DesignServiceFailure } from '../../integrations/design/designServiceFailure.ts'
import { Problem } from '../../problem/problem.ts'

/** What the design service answers; what it does not do is a problem in the specification's words. */
export async function askService<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking
  } catch (error) {
    if (!(error instanceof DesignServiceFailure)) throw error
    const isAway = error.failure.kind === 'unreachable' || error.failure.kind === 'timeout'
    throw new Problem(isAway ? 'unavailable' : 'rule-failed', error.message)
  }
}

/** How long after the start the result is fetched, in milliseconds (002 §9). */
const resultAfter = 10_000

/** Whether a routing waits or runs. */
export const isUnderWay = (status: string | undefined): boolean => status === 'Queued' || status === 'Running'

/**
 * When the result of a routing is fetched again, where nobody tells of it sooner: ten seconds on while it is under way,
 * else never. Rule autoroute-result (002 §4, §9).
 */
export const fetchAgain = (status: string | undefined): number | false =>
  isUnderWay(status) ? resultAfter : false

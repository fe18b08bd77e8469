/** The effort a search may spend, in nodes looked at; the clock has no say, so the same question has one answer. */
export interface NodeBudget {
  used: number
  limit: number
}

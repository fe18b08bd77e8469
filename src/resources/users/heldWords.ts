/** What becomes of what somebody holds who may not sign in any more; `held` is missing where it is not known. */
export const heldWords = (held: readonly string[] | undefined): string => {
  if (held === undefined) return 'What they work on stays theirs.'
  return held.length === 0
    ? 'Nothing is in their hands.'
    : `What is in their hands stays theirs until somebody takes it over: ${held.join('; ')}.`
}

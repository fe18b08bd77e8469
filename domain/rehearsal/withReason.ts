/**
 * The words of a letter with new prices: why they are new and which revision they replace, after the greeting; first of all
 * where there is none.
 */
export function withReason(body: string, reason: string, replaced: string): string {
  const why = [reason, `This letter has our new prices: it takes the place of revision ${replaced}.`]
  const [greeting = '', ...rest] = body.split('\n\n')
  const isGreeting = greeting.trim().endsWith(',') && !greeting.trim().includes('\n')
  return (isGreeting ? [greeting, ...why, ...rest] : [...why, body]).join('\n\n')
}

/** The letter of a revision by its number, from 1: A … Z, AA … Throws a RangeError for what is no positive whole number. */
export function revisionLetter(number: number): string {
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError(`not a revision: ${number}`)
  const last = String.fromCharCode(65 + ((number - 1) % 26))
  return number <= 26 ? last : revisionLetter(Math.floor((number - 1) / 26)) + last
}

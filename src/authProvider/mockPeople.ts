import { roleCodes } from '#domain/access'

/** The demonstration company's people that a tester can be: one for each role, a second one where two have to meet. */
export const mockPeople: readonly string[] = [
  ...roleCodes.map(code => code.toLowerCase()),
  'salesrep2',
  'designer2',
]

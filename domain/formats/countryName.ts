/** The countries the company sells in, by their codes. */
export const countries = [
  { code: 'AU', label: 'Australia' },
  { code: 'NZ', label: 'New Zealand' },
] as const

/** The name of a country; the code itself where it is another. */
export const countryName = (code: string): string =>
  countries.find(country => country.code === code)?.label ?? code

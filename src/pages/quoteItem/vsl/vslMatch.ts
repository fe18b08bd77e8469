import type { VslCode } from '#contract/referenceLists'

const words = ({ code, description, productStyle }: VslCode): string =>
  `${code} ${description} style ${productStyle}`.toLowerCase()

/** The codes that every typed word is found in: in the code, the description or the product style. */
export function vslMatches(codes: readonly VslCode[], typed: string): VslCode[] {
  const parts = typed.trim().toLowerCase().split(/\s+/)
  return codes.filter(code => parts.every(part => words(code).includes(part)))
}

/** The code as it is written, for what was typed of it: blanks around it and upper or lower case do not matter. */
export function vslCodeOf(codes: readonly VslCode[], typed: string): VslCode | undefined {
  const plain = typed.trim().toLowerCase()
  return codes.find(({ code }) => code.toLowerCase() === plain)
}

const words = [
  'a small part',
  'about a twentieth',
  'about a tenth',
  'more than a tenth',
  'about a fifth',
  'about a quarter',
  'less than a third',
  'about a third',
  'about two fifths',
  'less than half',
  'about half',
  'more than half',
  'about three fifths',
  'about two thirds',
  'more than two thirds',
  'about three quarters',
  'about four fifths',
  'most of it',
  'about nine tenths',
  'nearly all of it',
  'nearly all of it',
] as const

/** A share in twentieths as one says it: `about half`. */
export const shareWords = (twentieths: number): string =>
  words[Math.min(words.length - 1, Math.max(0, Math.round(twentieths)))] ?? words[0]

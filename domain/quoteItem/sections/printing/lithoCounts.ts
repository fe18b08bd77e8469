/** The counts of colours that litho has instead of inks, by side. */
export const lithoCounts = {
  front: ['processColourCountFront', 'pmsColourCountFront', 'metallicColourCountFront'],
  back: ['processColourCountBack', 'pmsColourCountBack', 'metallicColourCountBack'],
} as const

/** What is said of a product of each carton style, by the names that the specification gives them (000 §3). */
export const styleWords = {
  '02': {
    bottomFlapVariantDesc: 'Bottom Flap',
    topFlapVariantDesc: 'Top Flap',
    glueLapVariantDesc: 'Glue Lap',
    glueCodeDesc: 'Glue',
    diecutTypeDesc: 'Die-cut Type',
    diecutVariantDesc: 'Die-cut Variant',
    openingVariantDesc: 'Opening',
  },
  '04': {
    diecutVariantDesc: 'Die-cut Variant',
    machineErectedDesc: 'Machine Erected',
    closureDesc: 'Closure',
    shelfReadyDesc: 'Shelf Ready',
  },
  '09': {
    styleVariantDesc: 'Style Variant',
    cellsCoresDesc: 'Cells and Cores',
    diecutVariantDesc: 'Die-cut Variant',
  },
} as const

export type WordedStyle = keyof typeof styleWords

type NameOf<Style> = Style extends WordedStyle ? keyof (typeof styleWords)[Style] : never

/** The name of something that is said of a carton style. */
export type StyleWord = NameOf<WordedStyle>

/** Every name once, with what people call it. */
export const styleWordLabels: Readonly<Record<StyleWord, string>> = Object.assign(
  {},
  ...Object.values(styleWords),
)

export const styleWordNames = Object.keys(styleWordLabels) as readonly StyleWord[]

/** The names of what is said of a style group (`02`); none for one that has no words. */
export const wordsOfStyle = (group: string): readonly StyleWord[] =>
  Object.hasOwn(styleWords, group) ? (Object.keys(styleWords[group as WordedStyle]) as StyleWord[]) : []

/** How thoroughly a run looks: `npm run test:deep` says `deep`; all others take the short form with fixed seeds. */
const isDeep = process.env.TEST_DEPTH === 'deep'

/** What the run takes of something that can be done shorter or longer. */
export const byDepth = <Value>(short: Value, deep: Value): Value => (isDeep ? deep : short)

/** Where random values begin: always the same in the short form, moved by `TEST_SEED` in the deep one. */
export const seedFrom = (fixed: number): number => fixed + byDepth(0, Number(process.env.TEST_SEED ?? '0'))

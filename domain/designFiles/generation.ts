/** Milliseconds between two looks at a generation under way. Source: decision A40. */
export const generationPollEvery = 5_000

/** Milliseconds after its start that a generation may take; then it is ended. Source: decision A40. */
export const generationLimit = 300_000

/** What a generation does, in order, as people are told. */
export const generationStages = ['Project', 'Drawing', 'Keeping the files'] as const
export type GenerationStage = (typeof generationStages)[number]

/** Whether a generation that began then has taken too long by now; both in milliseconds. Rule designgen-timeout (002 §4). */
export const isOverdue = (startedAt: number, now: number): boolean => now - startedAt > generationLimit

/** How far an item is for the plant that makes it: the customer ordered it, it is on its way there, or it is held. */
export const plantStages = ['ordered', 'coming', 'onHold'] as const
export type PlantStage = (typeof plantStages)[number]

/** Days for which a plant sees what was ordered: by then it is made. */
export const orderedShownFor = 90

/** The first step, at which nobody but Sales works on an item (001 §4). */
export const stepBeforePlants = 'INITIATE'

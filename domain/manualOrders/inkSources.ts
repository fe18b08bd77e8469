/** Whose inks the stereos of an order are chosen from (000 §7, `isArea`); the codes are our own. */
export const inkSources = ['Plant', 'Area'] as const

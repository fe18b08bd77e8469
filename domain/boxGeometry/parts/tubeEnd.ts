/** An end of a tube: B closes its bottom, T its top. */
export type TubeEnd = 'B' | 'T'

export const edgeOf = { B: 'bottom', T: 'top' } as const
